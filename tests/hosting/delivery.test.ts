import {expect, test} from 'vitest';
import {readPage, serveBuild} from '../fixtures/builtSite';
import {api, dataPlane, sso} from '../fixtures/sandbox';
import {allowedInlineCode} from '../../src/hosting/allowedInlineCode';
import {hashSource} from '../../src/hosting/contentSecurityPolicy';

const request = serveBuild();

/** URLs of a page's own scripts, style sheets and fonts. */
const filesOf = (page: string): string[] =>
  [...readPage(page).matchAll(/(?<=[\s"=])\/(?:assets|fonts)\/[^\s">]+/g)].map(([file]) => file);

test('files with a hash or a version in their name are kept for a year', async () => {
  const files = filesOf('/docs/platform/intro/');
  expect(files.length).toBeGreaterThan(3);
  for (const file of files) {
    const {status, headers} = await request(file);
    expect([file, status, headers.get('cache-control')]).toEqual([file, 200, 'public, max-age=31536000, immutable']);
  }
});

test.each(['/', '/docs/api/people-index/', '/openapi/v2.json', '/sitemap.xml', '/img/logo.svg', '/nope/'])(
  '%s is revalidated each time',
  async (path) => {
    expect((await request(path)).headers.get('cache-control')).toBe('no-cache');
  },
);

test('the content security policy names the origins of the settings and no other', async () => {
  const policy = (await request('/')).headers.get('content-security-policy') ?? '';
  expect(policy).toContain(`connect-src 'self' ${sso} ${api} ${dataPlane};`);
  expect(policy).toContain(`script-src 'self' ${allowedInlineCode.scripts.map(hashSource).join(' ')};`);
  expect(policy).not.toMatch(/unsafe-(inline|eval)|\*/);
});

test('a page that did not change is not sent again', async () => {
  const etag = (await request('/')).headers.get('etag') ?? '';
  expect(etag).not.toBe('');
  // As browsers revalidate. fetch would add no-cache, which requests a new copy.
  const headers = {'If-None-Match': etag, 'Cache-Control': 'max-age=0'};
  expect((await request('/', {headers})).status).toBe(304);
});

test.each(['br', 'gzip'])(
  'pages, scripts, styles and API descriptions are sent compressed with %s',
  async (encoding) => {
    const code = filesOf('/').filter((file) => /\.(js|css)$/.test(file));
    expect(code.length).toBeGreaterThan(2);
    for (const path of ['/', ...code, '/openapi/v2.json']) {
      const {headers} = await request(path, {headers: {'Accept-Encoding': encoding}});
      const vary = path === '/' ? 'Accept, Accept-Encoding' : 'Accept-Encoding';
      expect([path, headers.get('content-encoding'), headers.get('vary')]).toEqual([path, encoding, vary]);
    }
  },
);

test.each(['/', '/docs/platform/intro', '/nope/', '/img/logo.svg'])(
  'the response to %s has the security headers',
  async (path) => {
    const {headers} = await request(path);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-security-policy': expect.stringMatching(/^default-src 'self'; .*frame-ancestors 'none'/) as string,
      'strict-transport-security': 'max-age=31536000',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'permissions-policy': expect.stringContaining('camera=()') as string,
    });
  },
);
