import {expect, test} from 'vitest';
import {markdownLink} from '../../../../plugins/lib/markdown-pages/markdownPage';
import {markdownUrl, withAbsoluteLinks} from '../../../../src/features/markdown-page/core/markdownUrl';

test.each([
  ['/', '/index.md'],
  ['/docs/api/', '/docs/api.md'],
  ['/docs/api/1.0/', '/docs/api/1.0.md'],
])('the Markdown version of %s is %s', (pathname, expected) => {
  expect(markdownUrl(pathname)).toBe(expected);
});

test.each([
  ['/docs/api/people/?a=/b/#field-id', '/docs/api/people.md?a=/b/#field-id'],
  ['pathname:///openapi/v2.json', '/openapi/v2.json'],
  ['#errors', '#errors'],
  ['https://blog.example/', 'https://blog.example/'],
])('a link to %s leads to %s', (url, expected) => {
  expect(markdownLink(url)).toBe(expected);
});

test('@readers-03 links of a copied page are absolute', () => {
  expect(withAbsoluteLinks('[a](/docs/a.md#b), [c](https://c.example/), [d](#d)', 'https://site.example')).toBe(
    '[a](https://site.example/docs/a.md#b), [c](https://c.example/), [d](#d)',
  );
});
