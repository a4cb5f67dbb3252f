import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import type {LogInProblem} from '../../../../src/features/auth/engine/problemTexts';
import {ATTEMPT_LIFETIME_MS} from '../../../../src/features/auth/core/attempt';
import {AUTHORIZATION_ERROR, errorText} from '../../../../src/features/auth/core/authorizationError';
import {codeKey, keys, pendingKey} from '../../../../src/features/auth/core/keys';
import {Engine} from '../../../../src/features/auth/engine';
import {FakeStorage} from '../../support/FakeStorage';
import {eventually} from '../../support/eventually';
import {NOW, NOW_SECONDS, OTHER_ID, client} from './core/samples';

const TOKEN = {access_token: 'abc', created_at: NOW_SECONDS, expires_in: 60};
const fetched = vi.fn<typeof fetch>();

/** A tab with a login that has just started. */
async function openTab(onProblem = vi.fn<(problem: LogInProblem) => void>()) {
  const window = Object.assign(new EventTarget(), {
    document: new EventTarget(),
    localStorage: new FakeStorage(),
    sessionStorage: new FakeStorage(),
    crypto,
    navigator: {},
    fetch: fetched,
  });
  vi.stubGlobal('window', window);
  const phases: string[] = [];
  const engine = new Engine({
    client,
    browser: window,
    onState: ({phase}) => phases.push(phase),
    onVisitEnd: () => undefined,
    onProblem,
  });
  const stop = engine.start();
  const replace = vi.fn<(url: string) => void>();
  await engine.begin({sessionStorage: new FakeStorage(), location: {replace}, opener: window, close: () => undefined});
  const id = new URL(replace.mock.lastCall?.[0] ?? '').searchParams.get('state') ?? '';
  return Object.assign(window, {
    ...{id, phases, stop, onProblem},
    wake: () => window.dispatchEvent(new Event('focus')),
    /** What another tab writes. */
    hear: (key: string, newValue: string) =>
      window.dispatchEvent(Object.assign(new Event('storage'), {key, newValue, storageArea: window.localStorage})),
    store: (attemptId: string) =>
      window.localStorage.items.set(codeKey(attemptId), JSON.stringify({code: 'code', time: Date.now()})),
  });
}

let tab: Awaited<ReturnType<typeof openTab>>;
beforeEach(async () => {
  vi.useFakeTimers({now: NOW});
  fetched.mockReset();
  tab = await openTab();
});
afterEach(() => {
  tab.stop();
  vi.useRealTimers();
});

describe('A token request that fails', () => {
  const html = new Response('<!doctype html>', {status: 200});
  test.each<[string, () => Promise<Response>]>([
    ['no response', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a timeout', () => Promise.reject(new DOMException('Timed out', 'TimeoutError'))],
    ['status 500', () => Promise.resolve(Response.json({error: 'server_error'}, {status: 500}))],
    ['HTML with status 200', () => Promise.resolve(html)],
    ['a code that is used up', () => Promise.resolve(Response.json({error: 'invalid_grant'}, {status: 400}))],
  ])('@login-13 ends the login without a message: %s', async (_, respond) => {
    fetched.mockImplementation(respond);
    tab.store(tab.id);
    tab.wake();
    await eventually(() => expect(tab.phases).toEqual(['loggedOut', 'pending', 'exchanging', 'loggedOut']));
    expect(tab.onProblem).not.toHaveBeenCalled();
    expect([tab.sessionStorage.length, tab.localStorage.length]).toEqual([0, 0]);
  });
});

describe('A pending login', () => {
  test('goes on when another code, or an error of another login, comes from another tab', async () => {
    tab.store(OTHER_ID);
    tab.hear(codeKey(OTHER_ID), 'x');
    tab.hear(AUTHORIZATION_ERROR, errorText(OTHER_ID, 'denied'));
    tab.hear(codeKey(tab.id), '{"forged":true}');
    fetched.mockResolvedValueOnce(Response.json(TOKEN));
    await vi.advanceTimersByTimeAsync(5000);
    expect(tab.phases).toEqual(['loggedOut', 'pending']);
    tab.store(tab.id);
    await eventually(() => expect(tab.phases.at(-1)).toBe('loggedIn'));
    expect(tab.onProblem).not.toHaveBeenCalled();
  });

  test.each(['denied', 'failed'] as const)('says that its window came back without a code: %s', (error) => {
    tab.hear(AUTHORIZATION_ERROR, errorText(tab.id, error));
    expect(tab.onProblem.mock.calls).toEqual([[error]]);
    expect(tab.phases.at(-1)).toBe(error === 'denied' ? 'loggedOut' : 'pending');
  });

  test('says that it took too long, and leaves nothing in storage', async () => {
    expect(tab.sessionStorage.items.has(keys.attempt)).toBe(true);
    expect(tab.localStorage.items.has(pendingKey(tab.id))).toBe(true);
    await vi.advanceTimersByTimeAsync(ATTEMPT_LIFETIME_MS);
    expect(tab.onProblem.mock.calls).toEqual([['lapsed']]);
    expect([tab.sessionStorage.length, tab.localStorage.length]).toEqual([0, 0]);
  });
});
