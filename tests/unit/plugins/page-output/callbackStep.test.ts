import {expect, test} from 'vitest';
import {callbackStep} from '../../../../plugins/page-output/steps';
import {callbackScript} from '../../../../src/hosting/allowedInlineCode';

const HOME =
  '<head><meta name="log-in-callback" data-sso-url="https://sso.example" data-done="Done"/><script src=/a.js></script>';

test('The home page of a site with login gets the script of the redirect URI, small and without imports', async () => {
  expect(await callbackStep(true)(HOME, '/')).toBe(
    `<head><script data-sso-url="https://sso.example" data-done="Done">${callbackScript}</script><script src=/a.js></script>`,
  );
  expect(callbackScript.length).toBeLessThan(3000);
  expect(callbackScript).not.toMatch(/\bimport\b|\brequire\b|\beval\b|new Function|<\/script/);
});

test('A home page without a place for it stops the build', () => {
  expect(() => callbackStep(true)('<head></head>', '/')).toThrow('there is no place for the login script');
});

test('Other pages, and sites without login, stay as they are', async () => {
  expect(await callbackStep(true)(HOME, '/docs/')).toBe(HOME);
  expect(await callbackStep(false)('<head></head>', '/')).toBe('<head></head>');
});
