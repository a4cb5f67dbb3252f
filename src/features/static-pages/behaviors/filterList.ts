import {matchWords} from '@site/src/features/reference/core/matchWords';

/** The elements of a list with a filter (features/reference/FilteredList). */
const partsOf = (region: HTMLElement) => {
  // The component renders each of them.
  const part = (name: string): HTMLElement => region.querySelector<HTMLElement>(`[data-filter-${name}]`)!;
  return {
    controls: part('controls'),
    input: region.querySelector<HTMLInputElement>('input[type=search]')!,
    status: part('status'),
    empty: part('empty'),
    clear: part('clear'),
    items: [...region.querySelectorAll<HTMLElement>('[data-filter-items] > li')],
    /** Parts of the list with a heading. */
    groups: [...region.querySelectorAll<HTMLElement>('[data-filter-group]')],
  };
};

/** The searchable text of an item: its content, and its data attribute. */
const textOf = (item: HTMLElement): string => `${item.textContent} ${item.dataset.filterText ?? ''}`;

const isExcluded = ({dataset}: HTMLElement): boolean => dataset.filterExcluded !== undefined;

/** Opens the folds whose items are filtered, and closes these again without a filter. */
function unfold(group: HTMLElement, isFiltered: boolean): void {
  if (!(group instanceof HTMLDetailsElement) || (isFiltered ? group.open : group.dataset.unfolded === undefined))
    return;
  group.open = isFiltered;
  group.toggleAttribute('data-unfolded', isFiltered);
}

/** Shows matching items and their number. Another filter can exclude items (filterOwn.ts). */
function show({input, status, empty, items, groups}: ReturnType<typeof partsOf>): void {
  const query = input.value.trim();
  const isFiltered = query !== '' || items.some(isExcluded);
  for (const item of items) item.hidden = isExcluded(item) || !matchWords(query, textOf(item));
  for (const group of groups) {
    group.hidden = !items.some((item) => group.contains(item) && !item.hidden);
    unfold(group, isFiltered);
  }
  const shown = items.filter(({hidden}) => !hidden).length;
  empty.hidden = shown > 0;
  status.textContent = isFiltered ? (status.dataset.filterStatus ?? '').replace('{shown}', String(shown)) : '';
}

function start(region: HTMLElement): () => void {
  const parts = partsOf(region);
  const {controls, input, status, empty, clear, items, groups} = parts;
  const listening = new AbortController();
  const {signal} = listening;
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
  input.addEventListener('input', () => show(parts), {signal});
  input.addEventListener('keydown', clearByKey, {signal});
  clear.addEventListener('click', clearByButton, {signal});
  controls.hidden = false;
  // Browsers can restore the typed text.
  show(parts);
  return () => {
    listening.abort();
    controls.hidden = true;
    empty.hidden = true;
    status.textContent = '';
    for (const part of [...items, ...groups]) part.hidden = false;
  };
}

/** Shows and activates the filters of a page. Returns a function that undoes it. */
export function filterList(page: HTMLElement): () => void {
  const ends = [...page.querySelectorAll<HTMLElement>('[data-filter-list]')].map(start);
  return () => ends.forEach((end) => end());
}
