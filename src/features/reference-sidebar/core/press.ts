/** Milliseconds between the end of a press and the click that it makes: touch screens take their time. */
const CLICK_DELAY_MS = 300;

/** Longest wait for the end of a press: one on a scroll bar has none, and a key may be released in another window. */
const MAX_WAIT_MS = 2000;

const BEGINNINGS = ['pointerdown', 'keydown'] as const;
const ENDS = ['pointerup', 'pointercancel', 'click', 'keyup'] as const;

/** The keys that press what has the focus. */
const isPress = (event: Event): boolean => !('key' in event) || event.key === 'Enter' || event.key === ' ';

/**
 * Knows whether something is being pressed. `:active` cannot be used: on a touch screen it lasts beyond the tap, until the next
 * one. Returns a function that waits for the end of a press, or not at all without one.
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
    // After what listens to the click itself; a pointer that was lifted may still make one.
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
