import {expect, test} from 'vitest';
import {skillText} from '../../../../../plugins/lib/agent-skill/skill';
import {readKnownNames} from '../../../../../plugins/lib/guide-names/knownNames';
import {markdownPages} from '../../../../../plugins/lib/markdown-pages';
import {instructions} from '../../../../../plugins/lib/markdown-pages/llmsTxt';
import {guidePages} from '../../../../../plugins/lib/site-pages/guides';

const pages = markdownPages(guidePages({names: readKnownNames(), days: new Map()}), new Map());

test('@agents-03 the skill repeats what the guides and llms.txt say, in at most 8 kB', () => {
  const rules = instructions();
  const text = skillText(pages, 'https://docs.example');
  expect(text).toMatch(/^---\nname: salesloft-api\ndescription: .{50,1000}\n---\n\n# /);
  for (const rule of [...rules, '- URLs are relative to https://docs.example.']) expect(text).toContain(rule);
  for (const fact of [
    'The hash is **SHA-1**',
    '600 points per minute',
    'wait until then:',
    '| 2 | `POST https://accounts.salesloft.com/oauth/token` with these and the verifier |',
    '| Range | `updated_at[gte]=',
  ])
    expect(text).toContain(fact);
  expect(text.split('## [Mistakes]')[1]?.match(/^\| (?!- |Wrong )/gm)).toHaveLength(10);
  expect(text).not.toContain('](#');
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(8000);
});

test('a guide that lost a section that the skill repeats is named', () => {
  const renamed = pages.map((page) =>
    page.url.endsWith('/rate-limits.md') ? {...page, blocks: page.blocks.filter(({type}) => type !== 'list')} : page,
  );
  expect(() => skillText(renamed, '')).toThrow(
    'docs/platform/api-basics/rate-limits.mdx has no heading "Recover from a 429" with a table or a list',
  );
});
