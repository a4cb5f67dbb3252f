/** Keys that a group of radio buttons keeps. */
const OWN_KEYS = new Set(['ArrowLeft', 'ArrowRight', 'Tab', 'Shift', 'Escape']);

const isFilter = (target: EventTarget | null): boolean => target instanceof HTMLInputElement && target.type === 'radio';

/**
 * Returns the focus from the filters to the input: after a choice by mouse or touch, and with the next key, so that arrows
 * move in the results and letters are typed. Only Left and Right stay in the group.
 */
export function returnToInput(layer: HTMLElement): () => void {
  const listening = new AbortController();
  const {signal} = listening;
  const input = (): HTMLElement | null => layer.querySelector('.DocSearch-Input');
  let isPointed = false;
  const point = (): void => {
    isPointed = true;
  };
  const press = (event: KeyboardEvent): void => {
    isPointed = false;
    const {key, target, ctrlKey, metaKey, altKey} = event;
    if (!isFilter(target) || OWN_KEYS.has(key) || ctrlKey || metaKey || altKey) return;
    input()?.focus();
    // The browser sends a letter to the element that has the focus now.
    if (key.length === 1 && key !== ' ') return;
    event.preventDefault();
    if (key.startsWith('Arrow')) input()?.dispatchEvent(new KeyboardEvent('keydown', {key, bubbles: true}));
  };
  // A label focuses its radio button, and then clicks it.
  const choose = ({target}: Event): void => {
    if (isPointed && isFilter(target)) input()?.focus({preventScroll: true});
  };
  layer.addEventListener('pointerdown', point, {signal});
  layer.addEventListener('keydown', press, {signal});
  layer.addEventListener('click', choose, {signal});
  return () => listening.abort();
}
