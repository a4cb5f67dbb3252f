const FOCUSABLE = 'a[href], button:not([disabled]), input:not([disabled])';

/** Keeps Tab within the modal, by what can be focused now: the library counts what was there when it opened. */
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
  layer.addEventListener('keydown', keep, true);
  return () => {
    layer.removeEventListener('keydown', keep, true);
  };
}
