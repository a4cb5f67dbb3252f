const FOCUSABLE = 'a[href], button:not([disabled]), input:not([disabled])';

/** Keeps the focus in the modal. Unlike the library, it includes elements that were added after opening. */
export function keepFocus(layer: HTMLElement): () => void {
  const keep = (event: KeyboardEvent): void => {
    if (event.key !== 'Tab') return;
    const all = [...layer.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((element) => element.offsetParent !== null);
    const edge = event.shiftKey ? all[0] : all.at(-1);
    const other = event.shiftKey ? all.at(-1) : all[0];
    const isWithin = all.some((element) => element === document.activeElement);
    event.stopPropagation();
    if (isWithin && document.activeElement !== edge) return;
    event.preventDefault();
    other?.focus();
  };
  const toInput = (): void => layer.querySelector('input')?.focus({preventScroll: true});
  // A page that loads in the meantime resets the focus.
  const stay = ({target}: FocusEvent): void => {
    const isReset = target instanceof HTMLElement && target.tabIndex < 0 && !layer.contains(target);
    if (isReset) toInput();
  };
  // So does a focused hit that the results of the last letters replace, and no event says so.
  const replaced = new MutationObserver(() => {
    if (document.activeElement === document.body) toInput();
  });
  replaced.observe(layer, {childList: true, subtree: true});
  layer.addEventListener('keydown', keep, true);
  document.addEventListener('focusin', stay);
  return () => {
    replaced.disconnect();
    layer.removeEventListener('keydown', keep, true);
    document.removeEventListener('focusin', stay);
  };
}
