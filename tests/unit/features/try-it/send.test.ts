import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import {send} from '../../../../src/features/try-it/send';

const API = 'https://api.example.com';

describe('send', () => {
  beforeEach(() => {
    vi.useFakeTimers({toFake: ['setTimeout', 'clearTimeout']});
    vi.stubGlobal('navigator', {onLine: true});
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const never = new AbortController().signal;
  const target = {url: `${API}/v2/me`, init: {headers: {}}};
  const hang = (_: string, {signal}: RequestInit) =>
    new Promise((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
    });

  test('hands over the whole response', async () => {
    vi.stubGlobal('fetch', () =>
      Promise.resolve(new Response('{"a":1}', {status: 422, headers: {'content-type': 'application/json'}})),
    );
    expect(await send(target, never)).toMatchObject({
      kind: 'response',
      status: 422,
      size: 7,
      body: {kind: 'json', text: '{"a":1}'},
    });
  });

  test('gives up after the time it has', async () => {
    vi.stubGlobal('fetch', hang);
    const outcome = send(target, never);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await outcome).toMatchObject({kind: 'failure', reason: 'timeout'});
  });

  test('ends when it is canceled', async () => {
    vi.stubGlobal('fetch', hang);
    const control = new AbortController();
    const outcome = send(target, control.signal);
    control.abort();
    expect(await outcome).toMatchObject({kind: 'failure', reason: 'cancelled'});
  });

  test.each([
    [true, 'unreachable'],
    [false, 'offline'],
  ])('distinguishes no network from no response (online: %s)', async (onLine, reason) => {
    vi.stubGlobal('navigator', {onLine});
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await send(target, never)).toMatchObject({kind: 'failure', reason});
  });

  test('treats a broken connection as no response', async () => {
    const stream = new ReadableStream({pull: (controller) => controller.error(new TypeError('network'))});
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(stream)));
    expect(await send(target, never)).toMatchObject({kind: 'failure', reason: 'unreachable'});
  });
});
