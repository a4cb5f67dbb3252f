/** Milliseconds after loading, for browsers without requestIdleCallback (Safari). */
const FALLBACK_MS = 2000;

/** Calls back when the page has loaded and the browser is idle. */
export function whenIdle(work: () => void): void {
  const wait = (): void => {
    if ('requestIdleCallback' in window) requestIdleCallback(work);
    else setTimeout(work, FALLBACK_MS);
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, {once: true});
}
