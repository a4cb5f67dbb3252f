import {type APIRequestContext, expect, test} from '@playwright/test';

/** The addresses of a page's own scripts, style sheets and fonts. */
async function filesOf(request: APIRequestContext, page: string): Promise<string[]> {
  const html = await (await request.get(page)).text();
  return [...html.matchAll(/(?<=[\s"=])\/(?:assets|fonts)\/[^\s">]+/g)].map(([file]) => file);
}

test('files with a hash or a version in their name are kept for a year', async ({request}) => {
  const files = await filesOf(request, '/docs/platform/intro/');
  expect(files.length).toBeGreaterThan(3);
  for (const file of files) {
    const answer = await request.get(file);
    expect(answer.status()).toBe(200);
    expect(answer.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
  }
});

for (const path of ['/', '/docs/api/people-index/', '/openapi/v2.json', '/sitemap.xml', '/img/logo.svg', '/nope/']) {
  test(`${path} is revalidated each time`, async ({request}) => {
    expect((await request.get(path)).headers()['cache-control']).toBe('no-cache');
  });
}

test('a page that did not change is not sent again', async ({request}) => {
  const {etag = ''} = (await request.get('/')).headers();
  expect(etag).not.toBe('');
  expect((await request.get('/', {headers: {'If-None-Match': etag}})).status()).toBe(304);
});

for (const encoding of ['br', 'gzip']) {
  test(`pages, scripts, styles and API descriptions are sent compressed with ${encoding}`, async ({request}) => {
    const code = (await filesOf(request, '/')).filter((file) => /\.(js|css)$/.test(file));
    expect(code.length).toBeGreaterThan(2);
    for (const path of ['/', ...code, '/openapi/v2.json']) {
      const {'content-encoding': used, vary} = (
        await request.get(path, {headers: {'Accept-Encoding': encoding}})
      ).headers();
      expect({path, used, vary}).toEqual({path, used: encoding, vary: 'Accept-Encoding'});
    }
  });
}

for (const path of ['/', '/docs/platform/intro', '/nope/', '/img/logo.svg']) {
  test(`the response to ${path} has the security headers`, async ({request}) => {
    const headers = (await request.get(path, {maxRedirects: 0})).headers();
    expect(headers).toMatchObject({
      'content-security-policy': expect.stringMatching(/^default-src 'self'; .*frame-ancestors 'none'/),
      'strict-transport-security': 'max-age=31536000',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'permissions-policy': expect.stringContaining('camera=()'),
    });
  });
}
