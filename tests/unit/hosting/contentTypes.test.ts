import {expect, test} from 'vitest';
import {contentTypeOf} from '../../../src/hosting/contentTypes';

test.each([
  ['/docs/platform/intro.md', 'text/markdown; charset=utf-8'],
  ['/llms.txt', 'text/plain; charset=utf-8'],
  ['/openapi/v2.d.ts', 'text/plain; charset=utf-8'],
  ['/openapi/v2.yaml', 'application/yaml'],
  ['/manifest.webmanifest', 'application/manifest+json'],
  ['/index.html', undefined],
  ['/docs/platform/intro/', undefined],
  ['/docs/constructor', undefined],
])('%s is sent as %s', (pathname, type) => {
  expect(contentTypeOf(pathname)).toBe(type);
});
