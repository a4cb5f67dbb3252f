/** The parts of a window that login uses. Tests pass a fake. */
export interface Browser extends EventTarget {
  readonly document: EventTarget;
  readonly localStorage: Storage;
  readonly sessionStorage: Storage;
  readonly crypto: Pick<Crypto, 'getRandomValues' | 'subtle'>;
  readonly navigator: {readonly locks?: Pick<LockManager, 'request'>};
  readonly fetch: typeof fetch;
}

/** Listens to events of a target. Returns a function that stops it. */
export function listen(target: EventTarget, types: readonly string[], callback: (event: Event) => void): () => void {
  for (const type of types) target.addEventListener(type, callback);
  return () => {
    for (const type of types) target.removeEventListener(type, callback);
  };
}

/** Calls back when the page wakes up, becomes visible, or returns from the back/forward cache. */
export function onWake(browser: Browser, callback: () => void): () => void {
  const ends = [
    listen(browser, ['focus', 'pageshow'], callback),
    listen(browser.document, ['visibilitychange'], callback),
  ];
  return () => ends.forEach((end) => end());
}
