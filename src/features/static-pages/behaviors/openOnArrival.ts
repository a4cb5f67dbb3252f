/** The element that the address names; undefined for an address that names none, or that cannot be decoded. */
function elementOf(frame: HTMLElement, hash: string): Element | undefined {
  try {
    return frame.querySelector(`#${CSS.escape(decodeURIComponent(hash.slice(1)))}`) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Opens what an element is folded into, and the element itself when it is a fold. */
function open(element: Element, frame: HTMLElement): void {
  for (let parent: Element | null = element; parent && parent !== frame; parent = parent.parentElement) {
    if (parent instanceof HTMLDetailsElement) parent.open = true;
  }
}

/** Arriving at a field opens its parents and brings it into view. The highlight is the style sheet's (`:target`). */
export function openOnArrival(frame: HTMLElement): () => void {
  const arrive = (): void => {
    const element = window.location.hash ? elementOf(frame, window.location.hash) : undefined;
    if (!element) return;
    open(element, frame);
    element.scrollIntoView();
    // After the router changed the address, the browser knows no target yet: style sheets would not show it.
    if (!element.matches(':target')) window.location.replace(window.location.hash);
  };
  arrive();
  window.addEventListener('hashchange', arrive);
  return () => {
    window.removeEventListener('hashchange', arrive);
  };
}
