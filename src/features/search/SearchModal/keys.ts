import {isFilter, keepTab} from './focus';

const STEPS: Readonly<Record<string, number>> = {ArrowDown: 1, ArrowUp: -1};

/** Arrow keys move between the input and the popular pages, which the library doesn't know, while it has no rows. */
function moveInPopular(layer: HTMLElement, input: HTMLInputElement, event: KeyboardEvent): void {
  const stops = [input, ...layer.querySelectorAll<HTMLElement>('[data-without-query] a')];
  const step = STEPS[event.key];
  const at = stops.findIndex((stop) => stop === document.activeElement);
  if (step === undefined || at < 0 || input.value !== '' || layer.querySelector('[role=row]')) return;
  event.preventDefault();
  stops[(at + step + stops.length) % stops.length]?.focus();
}

/** Rows that Page Down moves by. */
const PAGE = 10;

/** Page keys move by several rows, and stop at the ends. Home and End move the caret. */
function movePage(layer: HTMLElement, input: HTMLInputElement, event: KeyboardEvent): void {
  const rows = [...layer.querySelectorAll('[role=row]')];
  const at = rows.findIndex((row) => row.getAttribute('aria-selected') === 'true');
  const isDown = event.key === 'PageDown';
  event.preventDefault();
  for (let step = Math.min(PAGE, isDown ? rows.length - 1 - at : at); step > 0; step--) {
    input.dispatchEvent(new KeyboardEvent('keydown', {key: isDown ? 'ArrowDown' : 'ArrowUp', bubbles: true}));
  }
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
  if (/^(Arrow|Page)/.test(key)) input.dispatchEvent(new KeyboardEvent('keydown', {key, bubbles: true}));
}

/** Handles the keys that the library handles otherwise, or not at all. */
export function handleKeys(layer: HTMLElement, input: HTMLInputElement, signal: AbortSignal): void {
  const press = (event: KeyboardEvent): void => {
    if (event.key === 'Tab') keepTab(layer, event);
    else if (isFilter(event.target)) leaveFilters(input, event);
    else if (event.key.startsWith('Page')) movePage(layer, input, event);
    else moveInPopular(layer, input, event);
  };
  layer.addEventListener('keydown', press, {capture: true, signal});
}
