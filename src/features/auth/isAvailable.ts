/**
 * Whether login can work in this window: not in a frame (clickjacking), in a secure context, and with readable storage. If
 * storage is full, login shows an error instead.
 */
export function isAvailable(browser: Window): boolean {
  try {
    const readable = [browser.localStorage, browser.sessionStorage].every(({length}) => length >= 0);
    return readable && browser.isSecureContext && browser.top === browser.self;
  } catch {
    return false;
  }
}
