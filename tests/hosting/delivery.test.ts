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

test('the content security policy names the origins of the settings and no other', async () => {
  const policy = (await request('/')).headers.get('content-security-policy') ?? '';
  expect(policy).toContain(`connect-src 'self' ${sso} ${api} ${dataPlane};`);
  expect(policy).toContain(`script-src 'self' ${allowedInlineCode.scripts.map(hashSource).join(' ')};`);
  expect(policy).not.toMatch(/unsafe-(inline|eval)|\*/);
});

test('a response has the security headers', async () => {
  const {headers} = await request('/');
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-security-policy': expect.stringMatching(/^default-src 'self'; .*frame-ancestors 'none'/) as string,
    'strict-transport-security': 'max-age=31536000',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'permissions-policy': expect.stringContaining('camera=()') as string,
  });
});
