/** What a visitor opened and typed in the static HTML of a page. */
interface Folds {
  readonly open: readonly boolean[];
  readonly filters: readonly string[];
}

/** By key of the history's entry, as long as the document lives. */
const kept = new Map<string, Folds>();

const partsOfPage = <Part extends HTMLElement>(selector: string): Part[] =>
  [...document.querySelectorAll<Part>(`[data-static-page] ${selector}`)].filter(
    (part) => !part.closest('[data-try-it-panel]'),
  );
const folds = (): HTMLDetailsElement[] => partsOfPage('details');
const filters = (): HTMLInputElement[] => partsOfPage('[data-filter-list] input[type=search]');

/** Keeps the folds and filters of the page that is shown. A filter opens its folds itself. */
export function keepFolds(key: string): void {
  const open = folds().map((fold) => fold.open && fold.dataset.unfolded === undefined);
  kept.set(key, {open, filters: filters().map(({value}) => value)});
}

/** Opens the folds of an entry that was shown before, and filters its lists. The page can have changed since. */
export function restoreFolds(key: string): void {
  const was = kept.get(key);
  const now = folds();
  if (!was || now.length !== was.open.length) return;
  for (const [index, fold] of now.entries()) fold.open = was.open[index] ?? fold.open;
  for (const [index, input] of filters().entries()) {
    input.value = was.filters[index] ?? '';
    if (input.value !== '') input.dispatchEvent(new Event('input'));
  }
}
