/**
 * Waits while something is being pressed: an element that is replaced between press and release gets no click, and a
 * visitor's link would do nothing.
 */
export function pointerReleased(): Promise<void> {
  if (!document.querySelector(':active')) return Promise.resolve();
  return new Promise((resolve) => {
    // The click comes after this event, and before the timer.
    const release = (): void => void setTimeout(resolve);
    for (const end of ['pointerup', 'pointercancel', 'keyup']) window.addEventListener(end, release, {once: true});
  });
}
