/** How the router came to the entry. */
export interface Navigation {
  readonly action: 'PUSH' | 'POP' | 'REPLACE';
}

/** The element of a hash, if the hash can be decoded and the element exists. */
function elementOf(frame: HTMLElement, hash: string): Element | undefined {
  try {
    return frame.querySelector(`#${CSS.escape(decodeURIComponent(hash.slice(1)))}`) ?? undefined;
  } catch {
    return undefined;
  }
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
    const element = window.location.hash ? elementOf(frame, window.location.hash) : undefined;
    if (!element) return;
    // Browsers scroll to a visible target, or restore the position.
    if (open(element, frame)) element.scrollIntoView();
    // After router navigation, browsers don't set `:target`. This also scrolls, so the position of Back would be lost.
    if (navigation.action === 'PUSH' && !element.matches(':target')) window.location.replace(window.location.hash);
  };
  show();
  window.addEventListener('hashchange', show);
  return () => window.removeEventListener('hashchange', show);
}
