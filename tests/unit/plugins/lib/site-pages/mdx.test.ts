import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {beforeAll, describe, expect, test} from 'vitest';
import type {KnownNames} from '../../../../../plugins/lib/guide-names/knownNames';
import {markdownPage, textOfPage} from '../../../../../plugins/lib/markdown-pages/markdownPage';
import {mdxPage} from '../../../../../plugins/lib/site-pages/mdxPage';
import {sharedFolder} from '../../../../fixtures/temporaryFolder';

const names: KnownNames = {
  operations: new Map([['people-create', {method: 'post', path: '/v2/people', to: '/docs/api/people-create/'}]]),
  scopes: new Set(['people:write']),
  events: new Set(['person_updated']),
};

const folder = sharedFolder();
beforeAll(() => {
  mkdirSync(path.join(folder, 'samples'));
  writeFileSync(path.join(folder, 'samples', 'poller.py'), 'print("polled")\n');
});
function markdownPageOf(mdx: string, frontMatter = 'title: A page'): string {
  const file = path.join(folder, 'page.mdx');
  writeFileSync(file, `---\n${frontMatter}\n---\n\n${mdx}`);
  return textOfPage(markdownPage({pathname: '/docs/a/', area: 'a', ...mdxPage(file, names)}), 'https://docs.example');
}

function markdownOf(mdx: string): string {
  const text = markdownPageOf(mdx);
  return text.slice(text.indexOf('\n\n', text.indexOf('\n# ')) + 2);
}

describe('a guide as Markdown', () => {
  test('says what it is and where it is', () => {
    expect(markdownPageOf('Text.', 'title: Rate limits\ndescription: What a call costs.')).toBe(`---
title: Rate limits
url: https://docs.example/docs/a/
---

All pages, and how to call the API: [/llms.txt](https://docs.example/llms.txt)

# Rate limits

> What a call costs.

Text.
`);
  });

  test('has the title of its text if its front matter has none, and is rejected without a title', () => {
    expect(markdownPageOf('# Logs\n\nText.', 'description: Calls.')).toMatch(/\n# Logs\n\n> Calls\.\n\nText\.\n$/);
    expect(() => markdownPageOf('Text.', 'description: Calls.')).toThrow('page.mdx has no title in its front matter');
  });

  test.each([
    [
      'names operations, scopes and events, and leads to their pages',
      'Call <OperationLink id="people-create" /> or [it](/docs/api/people-create/#body-city) with <Scope name="people:write" /> for <Event name="person_updated" />.',
      'Call [`POST /v2/people`](https://docs.example/docs/api/people-create.md) or [it](https://docs.example/docs/api/people-create.md#body-city) with `people:write` for [`person_updated`](https://docs.example/docs/platform/webhooks/event-types.md#person_updated).\n',
    ],
    [
      'holds the programs that fences name, and the purpose of a body instead of words for our tools',
      '```python file=samples/poller.py\n```\n\n```json response=people-index partial\n{}\n```',
      '```python\nprint("polled")\n```\n\n**Response, shortened**\n\n```json\n{}\n```\n',
    ],
  ])('%s', (_, mdx, markdown) => {
    expect(markdownOf(mdx)).toBe(markdown);
  });

  test.each([
    ['<Carousel />', /page\.mdx:5 <Carousel> cannot be written as Markdown: there is no Markdown for it/],
    [
      '<OperationLink id="people-drop" />',
      /<OperationLink> cannot be written as Markdown: there is no operation people-drop/,
    ],
    ['<Scope name={name} />', /<Scope> cannot be written as Markdown: it has an expression as an attribute/],
  ])('%s is rejected with its location', (mdx, reason) => {
    expect(() => markdownOf(mdx)).toThrow(reason);
  });
});
