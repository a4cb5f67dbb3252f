import {mkdtempSync, readFileSync, rmSync, symlinkSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {afterAll, beforeAll, describe, expect, test, vi} from 'vitest';
import logInCallback, {CALLBACK_FOLDER} from '../../../../plugins/log-in-callback';

const siteDir = mkdtempSync(path.join(tmpdir(), 'log-in-callback-'));
const pluginFor = (baseUrl: string) => logInCallback({baseUrl, siteDir} as LoadContext);
let script = '';

beforeAll(async () => {
  symlinkSync(path.resolve('src'), path.join(siteDir, 'src'));
  await pluginFor('/').loadContent?.();
  script = readFileSync(path.join(siteDir, CALLBACK_FOLDER, 'log-in-callback.js'), 'utf8');
});
afterAll(() => {
  rmSync(siteDir, {recursive: true});
});

describe('The plugin', () => {
  const real = {CLIENT_ID: 'docs', CLIENT_SECRET: 'public'};

  test('rejects a site with login that is not at the root of its origin, and says what to do', () => {
    for (const [name, value] of Object.entries(real)) vi.stubEnv(name, value);
    expect(() => pluginFor('/docs/')).toThrow(/baseUrl in docusaurus\.config\.ts is "\/docs\/".*Set baseUrl to "\/"/);
    expect(() => pluginFor('/')).not.toThrow();
  });

  test('allows any location for a site without login', () => {
    vi.stubEnv('CLIENT_ID', '');
    expect(() => pluginFor('/docs/')).not.toThrow();
  });

  test('makes one small file that loads nothing', () => {
    expect(script.length).toBeLessThan(3000);
    expect(script).not.toMatch(/\bimport\b|\brequire\b|\beval\b|new Function/);
  });
});
