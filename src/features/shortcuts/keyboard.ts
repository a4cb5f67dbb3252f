/** Name of the event that opens search, so that features which search depends on can open it. */
const OPEN = 'devdocs:search';

/** Opens search with a query. */
export const openSearch = (query: string): void => {
  window.dispatchEvent(new CustomEvent<string>(OPEN, {detail: query}));
};

/** @returns a function that stops listening */
export function onOpenSearch(open: (query: string) => void): () => void {
  const listen = (event: Event): void => open((event as CustomEvent<string>).detail);
  window.addEventListener(OPEN, listen);
  return () => window.removeEventListener(OPEN, listen);
}

/** Whether keys that are pressed on a target are text, so that they must not be shortcuts. */
export const isTextInput = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(input|select|textarea)$/i.test(target.tagName));

/** Whether the visitor's keyboard has Command in place of Ctrl. */
export const isApple = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent);
