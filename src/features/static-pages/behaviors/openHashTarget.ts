/** What behaviors use of the router's history. */
export interface Navigation {
  /** How the router came to the entry. */
  readonly action: 'PUSH' | 'POP' | 'REPLACE';
  readonly push: (to: string) => void;
}

/** Opens all details around an element, and the element itself if it is one. Returns whether one was closed. */
function open(element: Element, frame: HTMLElement): boolean {
  let wasClosed = false;
  for (let parent: Element | null = element; parent && parent !== frame; parent = parent.parentElement) {
    if (!(parent instanceof HTMLDetailsElement) || parent.open) continue;
    parent.open = true;
    wasClosed = true;
  }
  return wasClosed;
}

/** Opens the parents of the target and scrolls to it if it was hidden. CSS highlights it (`:target`), but not after Back and Forward. */
export function openHashTarget(frame: HTMLElement, navigation: Navigation): () => void {
  const show = (): void => {
    const {hash} = window.location;
    // Every hash can be decoded (page-loading/preloadFirst).
    const element = hash && frame.querySelector(`#${CSS.escape(decodeURIComponent(hash.slice(1)))}`);
    if (!element) return;
    // Browsers scroll to a visible target, or restore the position.
    if (open(element, frame)) element.scrollIntoView();
    // After router navigation, browsers don't set `:target`. This also scrolls, so the position of Back would be lost.
    if (navigation.action === 'PUSH' && !element.matches(':target')) window.location.replace(hash);
  };
  show();
  window.addEventListener('hashchange', show);
  return () => window.removeEventListener('hashchange', show);
}
