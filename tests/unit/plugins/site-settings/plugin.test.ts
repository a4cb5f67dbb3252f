import type {LoadContext} from '@docusaurus/types';
import {expect, test, vi} from 'vitest';
import siteSettings from '../../../../plugins/site-settings';

const pluginFor = (baseUrl: string) => siteSettings({baseUrl, siteDir: '/site'} as LoadContext);

test('A site with login that is not at the root of its origin is rejected with the fix', () => {
  for (const [name, value] of Object.entries({CLIENT_ID: 'docs', CLIENT_SECRET: 'public'})) vi.stubEnv(name, value);
  expect(() => pluginFor('/docs/')).toThrow(/baseUrl in docusaurus\.config\.ts is "\/docs\/".*Set baseUrl to "\/"/);
  expect(() => pluginFor('/')).not.toThrow();
});

test('A site without login can be at any path', () => {
  vi.stubEnv('CLIENT_ID', '');
  expect(() => pluginFor('/docs/')).not.toThrow();
});
