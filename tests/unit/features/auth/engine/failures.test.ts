import {describe, expect, test, vi} from 'vitest';
import {NOW_SECONDS} from '../core/samples';
import {eventually} from '../../../support/eventually';
import {TOKEN_PATH, Tab, exchanges, stopClock, token} from './Tab';

stopClock();

describe('@login-13 An exchange that fails', () => {
  test.each<[string, () => Response | Promise<Response>]>([
    ['status 400', () => Response.json({error: 'invalid_grant'}, {status: 400})],
    ['status 401', () => Response.json(token, {status: 401})],
    ['status 500', () => Response.json(token, {status: 500})],
    ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['HTML', () => new Response('<!doctype html>')],
    ['nothing', () => new Response('')],
    ['truncated JSON', () => new Response('{"access_token":')],
    ['a past expiry', () => Response.json({...token, created_at: NOW_SECONDS - 86_400})],
  ])('leaves the visitor logged out and says nothing: %s', async (_, respond) => {
    const error = vi.spyOn(console, 'error');
    const tab = new Tab();
    tab.browser.responses[TOKEN_PATH] = respond;
    tab.receiveCode(await tab.begin());
    await tab.isIn('loggedOut');
    expect(exchanges(tab)).toBe(1);
    expect(tab.browser.sessionStorage.items.size).toBe(0);
    expect(tab.browser.localStorage.items.size).toBe(0);
    expect(error).not.toHaveBeenCalled();
    expect(tab.storageFull).not.toHaveBeenCalled();
  });

  test('is given up by the browser after 15 seconds', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    await new Tab().logIn();
    expect(timeout).toHaveBeenCalledWith(15_000);
  });
});

describe('@login-15 A profile or team that cannot be fetched', () => {
  const faults: readonly (readonly [string, () => Response])[] = [
    ['401', () => Response.json({}, {status: 401})],
    ['403', () => Response.json({}, {status: 403})],
    ['500', () => new Response('no', {status: 500})],
    ['no data', () => Response.json({})],
    ['null data', () => Response.json({data: null})],
    ['HTML', () => new Response('<p>')],
  ];
  for (const path of ['/v2/me', '/v2/team']) {
    test.each(faults)(
      `leaves the visitor logged in, unnamed, with one internal error: ${path} %s`,
      async (_, respond) => {
        const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
        const tab = new Tab();
        tab.browser.responses[path] = respond;
        await tab.logIn();
        await eventually(() => expect(error).toHaveBeenCalled());
        expect(error.mock.calls).toEqual([["Couldn't fetch user data"]]);
        expect(tab.state).toEqual({
          phase: 'loggedIn',
          generation: 1,
          session: {token: 'abc', expiry: NOW_SECONDS + 60},
        });
      },
    );
  }

  test('shows no error once the visitor has logged out', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const tab = new Tab();
    let fail: (response: Response) => void = () => undefined;
    tab.browser.responses['/v2/me'] = () => new Promise((resolve) => (fail = resolve));
    await tab.logIn();
    tab.engine.logOut();
    fail(new Response('', {status: 401}));
    await new Promise((resolve) => setImmediate(resolve));
    expect(error).not.toHaveBeenCalled();
  });
});
