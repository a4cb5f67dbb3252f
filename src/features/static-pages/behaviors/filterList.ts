import {matchWords} from '@site/src/features/reference/core/matchWords';

/** The elements of a filtered list; see features/reference/FilteredList for the markup. */
interface Parts {
  readonly controls: HTMLElement;
  readonly input: HTMLInputElement;
  readonly status: HTMLElement;
  readonly empty: HTMLElement;
  readonly clear: HTMLElement;
  readonly items: readonly HTMLElement[];
  /** Parts of the list with a heading. */
  readonly groups: readonly HTMLElement[];
}

/** The elements of a region. Undefined if one is missing. */
function partsOf(region: HTMLElement): Parts | undefined {
  const controls = region.querySelector<HTMLElement>('[data-filter-controls]');
  const input = region.querySelector<HTMLInputElement>('input[type=search]');
  const status = region.querySelector<HTMLElement>('[data-filter-status]');
  const empty = region.querySelector<HTMLElement>('[data-filter-empty]');
  const clear = region.querySelector<HTMLElement>('[data-filter-clear]');
  const items = [...region.querySelectorAll<HTMLElement>('[data-filter-items] > li')];
  const groups = [...region.querySelectorAll<HTMLElement>('[data-filter-group]')];
  return controls && input && status && empty && clear
    ? {controls, input, status, empty, clear, items, groups}
    : undefined;
}

/** The searchable text of an item: its content, and its data attribute. */
const textOf = (item: HTMLElement): string => `${item.textContent} ${item.dataset.filterText ?? ''}`;

/** Opens the folds whose items are filtered, and closes these again without a filter. */
function unfold(group: HTMLElement, isFiltered: boolean): void {
  if (!(group instanceof HTMLDetailsElement) || (isFiltered ? group.open : group.dataset.unfolded === undefined))
    return;
  group.open = isFiltered;
  group.toggleAttribute('data-unfolded', isFiltered);
}

/** Shows matching items and their number. */
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

function start(parts: Parts): () => void {
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
  const ends = [...page.querySelectorAll<HTMLElement>('[data-filter-list]')].flatMap((region) => {
    const parts = partsOf(region);
    return parts ? [start(parts)] : [];
  });
  return () => ends.forEach((end) => end());
}
