const INPUTS = ['pointerdown', 'touchstart', 'wheel', 'keydown'];

/**
 * Lays out the long parts of a page that a first visit leaves out (features/reference), before the visitor's first action does
 * something: from then on, the page has its real height, and its scroll position stays true.
 */
export function layOutAtInput(): void {
  const layOut = (): void => void document.documentElement.toggleAttribute('data-whole-layout', true);
  for (const input of INPUTS) window.addEventListener(input, layOut, {capture: true, passive: true, once: true});
}
