import {describe, expect, test} from 'vitest';
import {decodable, routerPathname} from '../../../../src/features/page-loading/core/decodePath';

// cspell:ignore Dindex

const URLS = ['/docs/api/people%2Dindex/', '/docs/api/..%5C..%5C', '/%E2%82%AC/', '/%E0%A4%A', '/100%', '/%2525/'];

describe('@real-05 a URL with percent codes', () => {
  test.each(URLS)('%s can be decoded, and is to the router what the pages take it for', (pathname) => {
    expect(decodeURI(decodable(pathname))).toBe(routerPathname(pathname));
  });

  test('stays as it is where it can be decoded', () => {
    expect(decodable('/docs/api/people%2Dindex/')).toBe('/docs/api/people%2Dindex/');
  });
});
