import {useLayoutEffect} from 'react';

/** Width below which the page has no second column, as in workbench.module.css. */
const SHEET = '(width < 1280px)';

/** Whether the open form is a sheet over the page. */
export const isSheet = (): boolean => window.matchMedia(SHEET).matches;

/** Makes everything outside an element inert. Returns a function that reverts it. */
function isolate(element: HTMLElement): () => void {
  const outside: HTMLElement[] = [];
  for (let inner = element; inner.parentElement && inner !== document.body; inner = inner.parentElement) {
    for (const sibling of inner.parentElement.children) {
      if (sibling !== inner && sibling instanceof HTMLElement && !sibling.inert) outside.push(sibling);
    }
  }
  for (const part of outside) part.inert = true;
  element.setAttribute('role', 'dialog');
  element.setAttribute('aria-modal', 'true');
  return () => {
    for (const part of outside) part.inert = false;
    element.removeAttribute('role');
    element.removeAttribute('aria-modal');
  };
}

/** While the open workbench covers the page, it is a dialog: the page is inert, and Escape closes it. */
export function useSheet(bench: HTMLElement, isShown: boolean, close: () => void): void {
  // Before the focus goes back: an inert element takes none.
  useLayoutEffect(() => {
    if (!isShown) return;
    const sheet = window.matchMedia(SHEET);
    let release = (): void => undefined;
    const follow = (): void => {
      release();
      release = sheet.matches ? isolate(bench) : () => undefined;
    };
    const press = (event: KeyboardEvent): void => {
      const isOwn = event.target instanceof Element && event.target.closest('dialog') === null;
      if (event.key === 'Escape' && !event.defaultPrevented && isOwn && sheet.matches) close();
    };
    follow();
    sheet.addEventListener('change', follow);
    bench.addEventListener('keydown', press);
    return () => {
      release();
      sheet.removeEventListener('change', follow);
      bench.removeEventListener('keydown', press);
    };
  }, [bench, isShown, close]);
}
