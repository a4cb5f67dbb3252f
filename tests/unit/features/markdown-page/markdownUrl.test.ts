import {expect, test} from 'vitest';
import {markdownLink} from '../../../../plugins/markdown-pages/links';
import {markdownUrl} from '../../../../src/features/markdown-page/core/markdownUrl';

test.each([
  ['/', '/index.md'],
  ['/docs/api/', '/docs/api.md'],
  ['/docs/api/1.0/', '/docs/api/1.0.md'],
])('the Markdown version of %s is %s', (pathname, address) => {
  expect(markdownUrl(pathname)).toBe(address);
});

test.each([
  ['/docs/api/people/?a=/b/#field-id', '/docs/api/people.md?a=/b/#field-id'],
  ['pathname:///openapi/v2.json', '/openapi/v2.json'],
  ['#errors', '#errors'],
  ['https://blog.example/', 'https://blog.example/'],
])('a link to %s leads to %s', (url, address) => {
  expect(markdownLink(url)).toBe(address);
});
