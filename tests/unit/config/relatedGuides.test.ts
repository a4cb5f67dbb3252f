import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import type {Spec} from '../../../openapi/model/spec';
import {apiVersions} from '../../../src/config/apiVersions';
import {guideSections, introduction} from '../../../src/config/guides';
import {relatedGuides} from '../../../src/config/relatedGuides';

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
