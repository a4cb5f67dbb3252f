/**
 * Whether login can work in this window: not in a frame (clickjacking), in a secure context, and with readable storage. If
 * storage is full, login shows an error instead.
 */
export function isAvailable(browser: Window): boolean {
  try {
    // Denied storage throws, and so does a read in some browsers.
    for (const storage of [browser.localStorage, browser.sessionStorage]) storage.getItem('');
    return browser.isSecureContext && browser.top === browser.self;
  } catch {
    return false;
  }
}
