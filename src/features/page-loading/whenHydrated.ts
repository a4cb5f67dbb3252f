/** Resolves after hydration. Earlier changes of the HTML would be hydration errors. */
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
