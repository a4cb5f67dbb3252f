import {matchWords} from '@site/src/features/reference/core/matchWords';

/** The elements of a filtered list; see features/reference/FilteredList for the markup. Undefined if one is missing. */
function partsOf(region: HTMLElement) {
  const controls = region.querySelector<HTMLElement>('[data-filter-controls]');
  const input = region.querySelector<HTMLInputElement>('input[type=search]');
  const status = region.querySelector<HTMLElement>('[data-filter-status]');
  const empty = region.querySelector<HTMLElement>('[data-filter-empty]');
  const clear = region.querySelector<HTMLElement>('[data-filter-clear]');
  const items = [...region.querySelectorAll<HTMLElement>('[data-filter-items] > li')];
  /** Parts of the list with a heading. */
  const groups = [...region.querySelectorAll<HTMLElement>('[data-filter-group]')];
  return controls && input && status && empty && clear
    ? {controls, input, status, empty, clear, items, groups}
    : undefined;
}

type Parts = NonNullable<ReturnType<typeof partsOf>>;

const textOf = (item: HTMLElement): string => `${item.textContent} ${item.dataset.filterText ?? ''}`;

/** Opens the folds whose items are filtered, and closes these again without a filter. */
function unfold(group: HTMLElement, isFiltered: boolean): void {
  if (!(group instanceof HTMLDetailsElement) || (isFiltered ? group.open : group.dataset.unfolded === undefined))
    return;
  group.open = isFiltered;
  group.toggleAttribute('data-unfolded', isFiltered);
}

function show({input, status, empty, items, groups}: Parts): void {
  const query = input.value.trim();
  const isFiltered = query !== '';
  for (const item of items) item.hidden = !matchWords(query, textOf(item));
  for (const group of groups) {
    group.hidden = !items.some((item) => group.contains(item) && !item.hidden);
    unfold(group, isFiltered);
  }
  const shown = items.filter(({hidden}) => !hidden).length;
  empty.hidden = shown > 0;
  status.textContent = isFiltered ? (status.dataset.filterStatus ?? '').replace('{shown}', String(shown)) : '';
}

function start(parts: Parts): void {
  const {controls, input, clear} = parts;
  const reset = (): void => {
    input.value = '';
    show(parts);
  };
  const clearByKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || input.value === '') return;
    event.preventDefault();
    reset();
  };
  const clearByButton = (): void => {
    reset();
    input.focus();
  };
  input.addEventListener('input', () => show(parts));
  input.addEventListener('keydown', clearByKey);
  clear.addEventListener('click', clearByButton);
  controls.hidden = false;
  // Browsers can restore the typed text.
  show(parts);
}

export function filterList(page: HTMLElement): void {
  for (const region of page.querySelectorAll<HTMLElement>('[data-filter-list]')) {
    const parts = partsOf(region);
    if (parts) start(parts);
  }
}
