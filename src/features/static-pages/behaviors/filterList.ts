import {matchWords} from '@site/src/features/reference/core/filterItems';

const textOf = (item: HTMLElement): string => `${item.textContent} ${item.dataset.filterText ?? ''}`;

/** Opens the folds whose items are filtered, and closes these again without a filter. */
function unfold(group: HTMLElement, isFiltered: boolean): void {
  if (!(group instanceof HTMLDetailsElement) || (isFiltered ? group.open : group.dataset.unfolded === undefined))
    return;
  group.open = isFiltered;
  group.toggleAttribute('data-unfolded', isFiltered);
}

/** Shows what a filtered list has for a query. See features/reference/FilteredList for the markup. */
function show(region: HTMLElement, query: string): void {
  const items = [...region.querySelectorAll<HTMLElement>('[data-filter-items] > li')];
  for (const item of items) item.hidden = !matchWords(query, textOf(item));
  // Parts of the list with a heading.
  for (const group of region.querySelectorAll<HTMLElement>('[data-filter-group]')) {
    group.hidden = !items.some((item) => group.contains(item) && !item.hidden);
    unfold(group, query !== '');
  }
  const shown = items.filter(({hidden}) => !hidden).length;
  region.querySelector('[data-filter-empty]')?.toggleAttribute('hidden', shown > 0);
  const status = region.querySelector<HTMLElement>('[data-filter-status]');
  const text = query === '' ? '' : status?.dataset.filterStatus?.replace('{shown}', String(shown));
  status?.replaceChildren(text ?? '');
}

function start(region: HTMLElement, input: HTMLInputElement): void {
  const filter = (): void => show(region, input.value.trim());
  const clear = (event: Event): void => {
    event.preventDefault();
    input.value = '';
    filter();
    input.focus();
  };
  input.addEventListener('input', filter);
  input.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && input.value !== '') clear(event);
  });
  region.querySelector('[data-filter-clear]')?.addEventListener('click', clear);
  region.querySelector('[data-filter-controls]')?.removeAttribute('hidden');
  // A link to the entries of a resource, whose texts have its ID in quotes (features/reference/Changes).
  const resource = new URLSearchParams(window.location.search).get('resource');
  if (resource !== null) input.value = `"${resource}"`;
  // Browsers can restore the typed text.
  filter();
}

export function filterList(page: HTMLElement): void {
  for (const region of page.querySelectorAll<HTMLElement>('[data-filter-list]')) {
    const input = region.querySelector<HTMLInputElement>('input[type=search]');
    if (input) start(region, input);
  }
}
