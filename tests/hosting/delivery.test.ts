import {expect, test} from 'vitest';
import {serveBuild} from '../fixtures/builtSite';
import {api, dataPlane, sso} from '../fixtures/sandbox';
import {allowedInlineCode} from '../../src/hosting/allowedInlineCode';
import {hashSource} from '../../src/hosting/contentSecurityPolicy';

const request = serveBuild();

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
