/** Paper does not unfold: everything is open while a page is printed, and folded afterwards as it was. */
export function unfoldForPrint(page: HTMLElement): () => void {
  let opened: HTMLDetailsElement[] = [];
  const unfold = (): void => {
    opened = [...page.querySelectorAll<HTMLDetailsElement>('details:not([open])')];
    for (const fold of opened) fold.open = true;
  };
  const restore = (): void => {
    for (const fold of opened) fold.open = false;
    opened = [];
  };
  window.addEventListener('beforeprint', unfold);
  window.addEventListener('afterprint', restore);
  return () => {
    window.removeEventListener('beforeprint', unfold);
    window.removeEventListener('afterprint', restore);
  };
}
