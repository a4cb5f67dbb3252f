/**
 * Whether log-in can work in this window: its own, not in a frame (where others could trick visitors into clicks), of a
 * secure context, and with storage that may be read. Storage that is full is no reason to hide log-in; it says so.
 */
export function isAvailable(browser: Window): boolean {
  try {
    const readable = [browser.localStorage, browser.sessionStorage].every(({length}) => length >= 0);
    return readable && browser.isSecureContext && browser.top === browser.self;
  } catch {
    return false;
  }
}
