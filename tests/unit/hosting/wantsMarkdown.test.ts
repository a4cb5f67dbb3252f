import {expect, test} from 'vitest';
import {wantsMarkdown} from '../../../src/hosting/markdownVersions';

test.each([
  ['text/html;q=0.5, text/markdown;q=0.1', false],
  ['text/markdown;q=0.1, */*;q=0.8', false],
  ['text/markdown;q=0.5, text/html;q=0.2, */*', true],
  ['text/markdown, text/html, */*', true],
])('%s prefers Markdown: %s', (accept, wants) => {
  expect(wantsMarkdown(accept)).toBe(wants);
});
