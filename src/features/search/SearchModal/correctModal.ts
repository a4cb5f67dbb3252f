import {prefetchPages} from '@site/src/features/static-pages';
import {handleFocus, handleKeys} from './focus';
import type {ModalSearch} from './modalSearch';
import {handlePaste} from './paste';
import {correctRoles} from './roles';

/*
 * What the modal of `@docsearch/react` 3.9 can't do by properties. Everything that depends on its markup or events is in this
 * folder: here, in `roles.ts`, `rows.ts`, `focus.ts`, `paste.ts`, `modalSearch.ts`, and `docsearch.css`.
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
 * Makes an open modal the dialog that it looks like: roles, focus, and keys, and a slot below the input.
 * @throws when the library's markup has changed
 */
export function correctModal(
  layer: HTMLElement,
  {holdEnter}: ModalSearch,
  onShortened: (isShortened: boolean) => void,
): {readonly slot: HTMLElement; readonly end: () => void} {
  const input = inputOf(layer);
  // Before the next key press, because a letter typed on the button would be lost.
  input.focus({preventScroll: true});
  const slot = document.createElement('div');
  elementOf(layer, 'searchBar').after(slot);
  const listening = new AbortController();
  const {signal} = listening;
  layer.addEventListener('keydown', holdEnter, {capture: true, signal});
  handleKeys(layer, input, signal);
  handlePaste(input, onShortened, signal);
  const ends = [
    correctRoles(layer, elementOf(layer, 'container'), input),
    handleFocus(layer, input, signal),
    prefetchPages(layer),
  ];
  return {
    slot,
    end: () => {
      listening.abort();
      for (const end of ends) end();
    },
  };
}

/** Searches for the query in the input again. The library does so when the input gets the focus. */
export function searchAgain(layer: HTMLElement): void {
  inputOf(layer).dispatchEvent(new FocusEvent('focusin', {bubbles: true}));
}

/** Searches for another query, as if it were typed. */
export function searchFor(layer: HTMLElement, query: string): void {
  const input = inputOf(layer);
  // React replaces the setter of the element itself, and would not notice the change.
  Reflect.set(HTMLInputElement.prototype, 'value', query, input);
  input.dispatchEvent(new Event('input', {bubbles: true}));
  input.focus();
}
