/** What log-in uses of a window; tests hand in their own. */
export interface Browser extends EventTarget {
  readonly document: EventTarget;
  readonly localStorage: Storage;
  readonly sessionStorage: Storage;
  readonly crypto: Pick<Crypto, 'getRandomValues' | 'subtle'>;
  readonly navigator: {readonly locks?: Pick<LockManager, 'request'>};
  readonly fetch: typeof fetch;
}

/** Calls back on each of a target's events. @returns a function that stops it */
export function listen(target: EventTarget, types: readonly string[], callback: (event: Event) => void): () => void {
  for (const type of types) target.addEventListener(type, callback);
  return () => {
    for (const type of types) target.removeEventListener(type, callback);
  };
}

/** Calls back when the page may have been asleep, hidden or kept in the browser's memory of pages. */
export function onWake(browser: Browser, callback: () => void): () => void {
  const ends = [
    listen(browser, ['focus', 'pageshow'], callback),
    listen(browser.document, ['visibilitychange'], callback),
  ];
  return () => ends.forEach((end) => end());
}
