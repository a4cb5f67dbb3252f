const FOCUSABLE = 'a[href], button:not([disabled]), input:not([disabled])';

/** Keeps the focus in the modal. Unlike the library, it includes elements that were added after opening. */
export function keepTab(layer: HTMLElement, event: KeyboardEvent): void {
  const all = [...layer.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((element) => element.offsetParent !== null);
  const edge = event.shiftKey ? all[0] : all.at(-1);
  const other = event.shiftKey ? all.at(-1) : all[0];
  const isWithin = all.some((element) => element === document.activeElement);
  event.stopPropagation();
  if (isWithin && document.activeElement !== edge) return;
  event.preventDefault();
  other?.focus();
}

export const isFilter = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement && target.type === 'radio';

/** Returns the focus to the input where it would be lost, and after a filter is chosen by mouse or touch. */
export function handleFocus(layer: HTMLElement, input: HTMLElement, signal: AbortSignal): () => void {
  const toInput = (): void => input.focus({preventScroll: true});
  // A page that loads in the meantime resets the focus.
  const stay = ({target}: FocusEvent): void => {
    const isReset = target instanceof HTMLElement && target.tabIndex < 0 && !layer.contains(target);
    if (isReset) toInput();
  };
  document.addEventListener('focusin', stay, {signal});

  // A label focuses its radio button, and then clicks it.
  let isPointed = false;
  layer.addEventListener('pointerdown', () => void (isPointed = true), {signal});
  layer.addEventListener('keydown', () => void (isPointed = false), {capture: true, signal});
  layer.addEventListener('click', ({target}) => isPointed && isFilter(target) && toInput(), {signal});

  // A focused hit that the results of the last letters replace loses the focus, and no event says so.
  const replaced = new MutationObserver(() => {
    if (document.activeElement === document.body) toInput();
  });
  replaced.observe(layer, {childList: true, subtree: true});
  return () => replaced.disconnect();
}
