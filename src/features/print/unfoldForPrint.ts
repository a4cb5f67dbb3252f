/** Opens all details while a page is printed, and restores them afterward. */
export function unfoldForPrint(page: Document): void {
  let opened: HTMLDetailsElement[] = [];
  window.addEventListener('beforeprint', () => {
    const closed = [...page.querySelectorAll<HTMLDetailsElement>('details:not([open])')];
    for (const fold of closed) fold.open = true;
    // Some browsers send the event twice.
    opened.push(...closed);
  });
  window.addEventListener('afterprint', () => {
    for (const fold of opened) fold.open = false;
    opened = [];
  });
}
