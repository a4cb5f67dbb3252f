import {matchWords} from '@site/src/features/reference/core/matchWords';

/** What a filtered list is made of; see Resources for the markup. */
interface Parts {
  readonly controls: HTMLElement;
  readonly input: HTMLInputElement;
  readonly status: HTMLElement;
  readonly empty: HTMLElement;
  readonly clear: HTMLElement;
  readonly items: readonly HTMLElement[];
  /** Parts of the list with a heading of their own. */
  readonly groups: readonly HTMLElement[];
}

/** The parts of a region; nothing when one is missing, and then the list stays as it is. */
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

/** What an item is found by: all that can be read of it, and what its mark-up adds. */
const textOf = (item: HTMLElement): string => `${item.textContent} ${item.dataset.filterText ?? ''}`;

/** Shows the items that match, and says how many; with an empty query there is nothing to say. */
function show({input, status, empty, items, groups}: Parts): void {
  const query = input.value.trim();
  for (const item of items) item.hidden = !matchWords(query, textOf(item));
  for (const group of groups) group.hidden = !items.some((item) => group.contains(item) && !item.hidden);
  const shown = items.filter(({hidden}) => !hidden).length;
  empty.hidden = shown > 0;
  status.textContent = query === '' ? '' : (status.dataset.filterStatus ?? '').replace('{shown}', String(shown));
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
  // The browser may have kept what was typed before the page was left.
  show(parts);
  return () => {
    listening.abort();
    controls.hidden = true;
    empty.hidden = true;
    status.textContent = '';
    for (const part of [...items, ...groups]) part.hidden = false;
  };
}

/** Brings the filter boxes of a page to life: they appear, and what is typed filters their lists. Returns what undoes it. */
export function filterList(page: HTMLElement): () => void {
  const regions = [...page.querySelectorAll<HTMLElement>('[data-filter-list]')];
  const undo = regions.flatMap((region) => {
    const parts = partsOf(region);
    return parts ? [start(parts)] : [];
  });
  return () => undo.forEach((stop) => stop());
}
