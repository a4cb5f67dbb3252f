/** Milliseconds after loading, for browsers that cannot say when they are idle (Safari). */
const FALLBACK_MS = 2000;

/** Calls once the page has loaded and the browser has nothing else to do. */
export function whenIdle(work: () => void): void {
  const wait = (): void => {
    if ('requestIdleCallback' in window) requestIdleCallback(work);
    else setTimeout(work, FALLBACK_MS);
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, {once: true});
}
