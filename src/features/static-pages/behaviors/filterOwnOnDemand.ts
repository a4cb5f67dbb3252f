/** Loads the filter for own operations on a page that has it. If that fails, its control stays hidden. */
export function filterOwnOnDemand(page: HTMLElement): () => void {
  let end: (() => void) | undefined;
  let hasEnded = page.querySelector('[data-filter-own]') === null;
  if (!hasEnded)
    void import('./filterOwn').then(
      ({filterOwn}) => {
        if (!hasEnded) end = filterOwn(page);
      },
      () => undefined,
    );
  return () => {
    hasEnded = true;
    end?.();
  };
}
