import {expect, test} from 'vitest';
import {twinLink} from '../../../../plugins/markdown-twins/links';
import {twinAddress} from '../../../../src/features/page-twin/core/twinAddress';

test.each([
  ['/', '/index.md'],
  ['/docs/api/', '/docs/api.md'],
  ['/docs/api/1.0/', '/docs/api/1.0.md'],
])('the twin of %s is %s', (pathname, address) => {
  expect(twinAddress(pathname)).toBe(address);
});

test.each([
  ['/docs/api/people/?a=/b/#field-id', '/docs/api/people.md?a=/b/#field-id'],
  ['pathname:///openapi/v2.json', '/openapi/v2.json'],
  ['#errors', '#errors'],
  ['https://blog.example/', 'https://blog.example/'],
])('a link to %s leads to %s', (url, address) => {
  expect(twinLink(url)).toBe(address);
});
