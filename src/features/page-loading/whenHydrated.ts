/** Resolves after hydration. Earlier changes of the HTML would be hydration errors. */
export function whenHydrated(): Promise<void> {
  const isHydrated = (): boolean => document.documentElement.dataset.hasHydrated === 'true';
  return new Promise((resolve) => {
    const check = (): void => {
      if (!isHydrated()) return;
      observer.disconnect();
      resolve();
    };
    const observer = new MutationObserver(check);
    observer.observe(document.documentElement, {attributeFilter: ['data-has-hydrated']});
    check();
  });
}
