import {mkdtempSync, readFileSync, rmSync, symlinkSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {runInNewContext} from 'node:vm';
import type {LoadContext} from '@docusaurus/types';
import {afterAll, beforeAll, describe, expect, test, vi} from 'vitest';
import logInCallback, {CALLBACK_FOLDER} from '../../../../plugins/log-in-callback';
import {FakeStorage} from '../../features/auth/engine/FakeBrowser';
import {ID, NOW} from '../../features/auth/core/samples';

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

/** Runs the script as a page at that URL would. */
function visit(search: string, {marker, fault = 'none'}: {marker?: string; fault?: FakeStorage['fault']} = {}) {
  const localStorage = new FakeStorage();
  const sessionStorage = new FakeStorage(marker === undefined ? {} : {'devdocs.auth.popup': marker});
  localStorage.fault = fault;
  const said: string[] = [];
  const order: string[] = [];
  const told: unknown[] = [];
  const window = {
    localStorage,
    sessionStorage,
    location: {pathname: '/', search},
    history: {replaceState: (_: unknown, __: string, address: string) => order.push(`address ${address}`)},
    close: () => order.push('close'),
  };
  const document = {
    readyState: 'complete',
    currentScript: {dataset: {ssoUrl: 'https://sso.example', done: 'Done.', failed: 'Failed.'}},
    createElement: () => ({
      setAttribute: () => undefined,
      set textContent(text: string) {
        said.push(text);
      },
    }),
    body: {prepend: () => undefined},
    documentElement: {dataset: {}},
  };
  const timers: (readonly [() => void, number])[] = [];
  runInNewContext(script, {
    window,
    document,
    URL,
    URLSearchParams,
    BroadcastChannel: class {
      postMessage = (message: unknown): unknown => told.push(message);
    },
    Date: {now: () => NOW},
    setTimeout: (callback: () => void, wait: number) => timers.push([callback, wait]),
  });
  const waits = timers.map(([callback, wait]) => {
    callback();
    return wait;
  });
  return {
    order,
    said,
    waits,
    stored: Object.fromEntries(localStorage.items),
    marker: sessionStorage.items.size,
    told,
  };
}

describe('The script of the redirect URI', () => {
  test('@login-05 cleans the URL, stores the code under its attempt and closes the popup', () => {
    const {order, stored, marker, said, waits} = visit('?code=abc', {marker: ID});
    expect(order).toEqual(['address /', 'close']);
    expect(stored).toEqual({[`devdocs.auth.code.${ID}`]: JSON.stringify({code: 'abc', time: NOW})});
    expect(marker).toBe(0);
    // What is said half a second later is seen only where the window is still open.
    expect([said, waits]).toEqual([['Done.'], [500]]);
  });

  test.each([
    ['another error', '?error=server_error&error_description=x', 'none'],
    ['a storage that is full', '?code=abc', 'full'],
    ['a storage that is switched off', '?code=abc', 'denied'],
  ] as const)('says that the login failed, and stays: %s', (_, search, fault) => {
    expect(visit(search, {marker: ID, fault})).toMatchObject({order: ['address /'], said: ['Failed.'], stored: {}});
  });

  test('reports an authorizationError to the waiting page, without text of the provider', () => {
    const attemptId = ID;
    expect(visit('?error=access_denied', {marker: ID}).told).toEqual([{attemptId, authorizationError: 'denied'}]);
    expect(visit('?error=server_error&error_description=x', {marker: ID}).told).toEqual([
      {attemptId, authorizationError: 'failed'},
    ]);
    expect(visit('?error=access_denied').told).toEqual([]);
  });
});
