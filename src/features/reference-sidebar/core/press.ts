/** Milliseconds between the end of a press and its click, which touch screens delay. */
const CLICK_DELAY_MS = 300;

/** Longest wait for the end of a press. Scrollbars report none, and a key can be released in another window. */
const MAX_WAIT_MS = 2000;

const BEGINNINGS = ['pointerdown', 'keydown'] as const;
const ENDS = ['pointerup', 'pointercancel', 'click', 'keyup'] as const;

/** Keys that activate the focused element. */
const isPress = (event: Event): boolean => !('key' in event) || event.key === 'Enter' || event.key === ' ';

/**
 * Tracks whether something is being pressed. On touch screens `:active` lasts until the next tap, so it can't be used.
 * Returns a function that waits for the end of the press, if there is one.
 */
export function watchPresses(target: EventTarget): () => Promise<void> {
  let isPressed = false;
  let ending: ReturnType<typeof setTimeout> | undefined;
  const waiting = new Set<() => void>();

  const end = (): void => {
    isPressed = false;
    for (const go of waiting) go();
    waiting.clear();
  };
  const begin = (event: Event): void => {
    if (!isPress(event)) return;
    clearTimeout(ending);
    isPressed = true;
  };
  const endSoon = ({type}: Event): void => {
    clearTimeout(ending);
    // After the click listeners. A lifted pointer can still cause a click.
    ending = setTimeout(end, type === 'pointerup' ? CLICK_DELAY_MS : 0);
  };
  for (const type of BEGINNINGS) target.addEventListener(type, begin, {capture: true, passive: true});
  for (const type of ENDS) target.addEventListener(type, endSoon, {capture: true, passive: true});

  return () =>
    new Promise((resolve) => {
      if (!isPressed) {
        resolve();
        return;
      }
      waiting.add(resolve);
      setTimeout(resolve, MAX_WAIT_MS);
    });
}
