import {describe, expect, test, vi} from 'vitest';
import {Tab, stopClock} from './Tab';

stopClock();

describe('@login-13 An exchange that fails', () => {
  test('is given up by the browser after 15 seconds', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    await new Tab().logIn();
    expect(timeout).toHaveBeenCalledWith(15_000);
  });
});

describe('@login-15 A profile or team that cannot be fetched', () => {
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
