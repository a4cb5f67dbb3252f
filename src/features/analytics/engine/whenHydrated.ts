/** Resolves once React has taken over the page's HTML: what is put into it before then is an error to React. */
export function whenHydrated(): Promise<void> {
  const isHydrated = (): boolean => document.documentElement.dataset.hasHydrated === 'true';
  return new Promise((resolve) => {
    if (isHydrated()) {
      resolve();
      return;
    }
    const observer = new MutationObserver(() => {
      if (!isHydrated()) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(document.documentElement, {attributeFilter: ['data-has-hydrated']});
  });
}
