const FOCUSABLE = 'a[href], button:not([disabled]), input:not([disabled])';

/** Keeps the focus in the modal. Unlike the library, it includes elements that were added after opening. */
function keepTab(layer: HTMLElement, event: KeyboardEvent): void {
  const all = [...layer.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((element) => element.offsetParent !== null);
  const edge = event.shiftKey ? all[0] : all.at(-1);
  const other = event.shiftKey ? all.at(-1) : all[0];
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
export function handleKeys(layer: HTMLElement, input: HTMLElement, signal: AbortSignal): void {
  const press = (event: KeyboardEvent): void => {
    if (event.key === 'Tab') keepTab(layer, event);
    else if (event.target instanceof HTMLInputElement && event.target.type === 'radio') leaveFilters(input, event);
  };
  layer.addEventListener('keydown', press, {capture: true, signal});
}

/** Returns the focus to the input where it would be lost. */
export function handleFocus(layer: HTMLElement, input: HTMLElement, signal: AbortSignal): () => void {
  const toInput = (): void => input.focus({preventScroll: true});
  // A page that loads in the meantime resets the focus.
  const stay = ({target}: FocusEvent): void => {
    const isReset = target instanceof HTMLElement && target.tabIndex < 0 && !layer.contains(target);
    if (isReset) toInput();
  };
  document.addEventListener('focusin', stay, {signal});

  // A focused hit that the results of the last letters replace loses the focus, and no event says so.
  const replaced = new MutationObserver(() => {
    if (document.activeElement === document.body) toInput();
  });
  replaced.observe(layer, {childList: true, subtree: true});
  return () => replaced.disconnect();
}
