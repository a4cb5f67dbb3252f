import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import type {Spec} from '../../../openapi/model/spec';
import {apiVersions} from '../../../src/config/apiVersions';
import {guideLinks} from '../../../src/config/guideLinks';
import {guideSections, introduction} from '../../../src/config/guides';
import {relatedGuides} from '../../../src/config/relatedGuides';
import {siteUrl} from '../../../src/config/siteUrl';

const guides = [introduction, ...guideSections.flatMap(({folder, pages}) => pages.map((page) => `${folder}/${page}`))];

describe.each(apiVersions)('the guides related to resources of API $label', ({id}) => {
  const {tags} = JSON.parse(readFileSync(`openapi/dist/published/openapi/${id}.json`, 'utf8')) as Spec;
  const table = Object.entries(relatedGuides[id] ?? {});

  test('belong to tags of the description', () => {
    const names = tags.map(({name}) => name);
    expect(table.map(([tag]) => tag).filter((tag) => !names.includes(tag))).toEqual([]);
  });

  test.each(table)('exist, each named once: %s', (_, related) => {
    expect(related.filter((guide) => !guides.includes(guide))).toEqual([]);
    expect(new Set(related).size).toBe(related.length);
    expect(related.length).toBeGreaterThan(0);
  });
});

describe('guideLinks', () => {
  test('have the title of the guide and its address', () => {
    expect(guideLinks(['api-basics/rate-limits', 'intro'])).toEqual([
      {title: 'Rate limits', to: '/docs/platform/api-basics/rate-limits/'},
      {title: 'Start building', to: '/docs/platform/intro/'},
    ]);
  });

  test('refuse a guide that is not there', () => {
    expect(() => guideLinks(['api-basics/missing'])).toThrow('docs/platform/api-basics/missing.mdx');
  });
});

describe('siteUrl', () => {
  test('is the address that the site is built for', () => {
    expect(readFileSync('docusaurus.config.ts', 'utf8')).toMatch(new RegExp(`url: (?:'${siteUrl}'|siteUrl),`));
  });
});
