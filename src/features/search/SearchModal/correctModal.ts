import {prefetchPages} from '@site/src/features/static-pages';
import type {ModalSearch} from './modalSearch';
import {translate} from '@docusaurus/Translate';
import {shortenQuery, telling} from '../core/shortenQuery';

/*
 * What the modal of `@docsearch/react` 3.9 can't do by properties. Everything that depends on its markup or events is in this
 * folder: here, in `rows.ts`, `modalSearch.ts`, and `docsearch.css`.
 */

/** Elements of the library's modal that the site depends on. */
export const SELECTORS = {
  container: '.DocSearch-Container',
  searchBar: '.DocSearch-SearchBar',
  input: '.DocSearch-Input',
} as const;

/** @throws when the library's markup has changed */
function elementOf(layer: HTMLElement, name: keyof typeof SELECTORS): HTMLElement {
  const element = layer.querySelector<HTMLElement>(SELECTORS[name]);
  if (!element) throw new Error(`The search modal has no ${SELECTORS[name]}. Adapt SearchModal/correctModal.ts.`);
  return element;
}

const inputOf = (layer: HTMLElement): HTMLInputElement => elementOf(layer, 'input') as HTMLInputElement;

/**
 * Makes an open modal the dialog that it looks like: roles, focus, and keys, and a slot below the input. Listeners and observers
 * of the modal end with its elements, and `end` ends the others.
 * @throws when the library's markup has changed
 */
export function correctModal(
  layer: HTMLElement,
  {holdEnter, readWhole}: ModalSearch,
  onShortened: (isShortened: boolean) => void,
): {readonly slot: HTMLElement; readonly end: () => void} {
  const input = inputOf(layer);
  // Before the next key press, because a letter typed on the button would be lost.
  input.focus({preventScroll: true});
  const slot = document.createElement('div');
  elementOf(layer, 'searchBar').after(slot);
  layer.addEventListener('keydown', holdEnter, {capture: true});
  handleKeys(layer, input);
  handlePaste(input, readWhole, onShortened);
  correctRoles(layer, elementOf(layer, 'container'), input);
  prefetchPages(layer);
  return {slot, end: handleFocus(layer, input)};
}

/** Searches for the query in the input again. The library does so when the input gets the focus. */
export function searchAgain(layer: HTMLElement): void {
  inputOf(layer).dispatchEvent(new FocusEvent('focusin', {bubbles: true}));
}

export function searchFor(layer: HTMLElement, query: string): void {
  const input = inputOf(layer);
  // React replaces the setter of the element itself, and would not notice the change.
  Reflect.set(HTMLInputElement.prototype, 'value', query, input);
  input.dispatchEvent(new Event('input', {bubbles: true}));
  input.focus();
}

/** ARIA attributes of the library's container, which is neither a button nor a combobox. */
const WRONG_ATTRIBUTES = ['aria-expanded', 'aria-haspopup', 'aria-controls', 'aria-labelledby', 'tabindex'];

function set(element: Element, attributes: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  }
}

/** A row of a grid, because options, as the library has them, hide their links and buttons from screen readers. */
export function nameRow(cell: HTMLElement): void {
  const row = cell.closest('li');
  const list = row?.closest('ul');
  const group = list?.previousElementSibling?.textContent;
  if (!row || !list || !group)
    throw new Error('The search modal has different lists. Adapt SearchModal/correctModal.ts.');
  const texts = [...cell.querySelectorAll('.DocSearch-Hit-title, .DocSearch-Hit-path')].map((one) =>
    one.textContent.trim(),
  );
  set(row, {role: 'row', 'aria-label': texts.join(', ')});
  list.removeAttribute('aria-labelledby');
  set(list, {role: 'grid', 'aria-label': group});
}

/** The library references lists by IDs that it gives to none, and has two lists with one ID. */
function fixInput(layer: HTMLElement, input: HTMLElement): void {
  const lists = [...layer.querySelectorAll('[role=grid]')];
  for (const [at, list] of lists.entries()) set(list, {id: `search-list-${String(at)}`});
  const isExpanded = lists.length > 0 && input.hasAttribute('aria-activedescendant');
  if (isExpanded) set(input, {'aria-controls': lists.map(({id}) => id).join(' ')});
  else input.removeAttribute('aria-controls');
  set(input, {role: 'combobox', 'aria-haspopup': 'grid', 'aria-expanded': String(isExpanded)});
}

/** Corrects the roles of the modal now, and whenever the library renders: a dialog with a combobox. */
function correctRoles(layer: HTMLElement, container: HTMLElement, input: HTMLElement): void {
  const fix = (): void => {
    fixInput(layer, input);
    for (const name of WRONG_ATTRIBUTES) if (container.hasAttribute(name)) container.removeAttribute(name);
  };
  const name = translate({message: 'Search the documentation'});
  set(container, {role: 'dialog', 'aria-modal': 'true', 'aria-label': name});
  fix();
  const attributeFilter = ['aria-controls', 'aria-activedescendant'];
  new MutationObserver(fix).observe(layer, {childList: true, subtree: true, attributeFilter});
}

const FOCUSABLE = 'a[href], button:not([disabled]), input:not([disabled])';

/** Keeps the focus in the modal. Unlike the library, it includes elements that were added after opening. */
function keepTab(layer: HTMLElement, event: KeyboardEvent): void {
  const all = [...layer.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((element) => element.offsetParent !== null);
  const [edge, other] = event.shiftKey ? [all[0], all.at(-1)] : [all.at(-1), all[0]];
  const isWithin = all.some((element) => element === document.activeElement);
  event.stopPropagation();
  if (isWithin && document.activeElement !== edge) return;
  event.preventDefault();
  other?.focus();
}

/** Keys that a group of radio buttons keeps. */
const OWN_KEYS = new Set(['ArrowLeft', 'ArrowRight', 'Tab', 'Shift', 'Escape']);

/** The next key after a filter belongs to the input: arrows move in the results, and letters are typed. */
function leaveFilters(input: HTMLElement, event: KeyboardEvent): void {
  const {key, ctrlKey, metaKey, altKey} = event;
  if (OWN_KEYS.has(key) || ctrlKey || metaKey || altKey) return;
  input.focus();
  // The browser sends a letter to the element that has the focus now.
  if (key.length === 1 && key !== ' ') return;
  event.preventDefault();
  if (key.startsWith('Arrow')) input.dispatchEvent(new KeyboardEvent('keydown', {key, bubbles: true}));
}

/** Handles the keys that the library handles otherwise, or not at all. */
function handleKeys(layer: HTMLElement, input: HTMLElement): void {
  const press = (event: KeyboardEvent): void => {
    if (event.key === 'Tab') keepTab(layer, event);
    else if (event.target instanceof HTMLInputElement && event.target.type === 'radio') leaveFilters(input, event);
  };
  layer.addEventListener('keydown', press, {capture: true});
}

/** Returns the focus to the input where it would be lost. */
function handleFocus(layer: HTMLElement, input: HTMLElement): () => void {
  const toInput = (): void => input.focus({preventScroll: true});
  // A page that loads in the meantime resets the focus.
  const stay = ({target}: FocusEvent): void => {
    const isReset = target instanceof HTMLElement && target.tabIndex < 0 && !layer.contains(target);
    if (isReset) toInput();
  };
  document.addEventListener('focusin', stay);
  // A focused hit that the results of the last letters replace loses the focus, and no event says so.
  const replaced = new MutationObserver(() => {
    if (document.activeElement === document.body) toInput();
  });
  replaced.observe(layer, {childList: true, subtree: true});
  return () => document.removeEventListener('focusin', stay);
}

/** Shortens a pasted text, of which the input would keep the beginning only. It can be undone as one step. */
function handlePaste(
  input: HTMLInputElement,
  readWhole: ModalSearch['readWhole'],
  onShortened: (isShortened: boolean) => void,
): void {
  const paste = (event: ClipboardEvent): void => {
    const pasted = event.clipboardData?.getData('text/plain') ?? '';
    const {value, maxLength} = input;
    const whole = value.slice(0, input.selectionStart ?? 0) + pasted + value.slice(input.selectionEnd ?? value.length);
    if (whole.length <= maxLength) return;
    event.preventDefault();
    input.select();
    const long = pasted.length > maxLength ? pasted : whole;
    readWhole(shortenQuery(long), telling(long));
    // oxlint-disable-next-line typescript/no-deprecated -- the only way to write that the browser can undo
    document.execCommand('insertText', false, shortenQuery(long));
    onShortened(true);
  };
  input.addEventListener('input', () => onShortened(false));
  input.addEventListener('paste', paste);
}
