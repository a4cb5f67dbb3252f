/** The entry of the page that is shown, or of its group where that is folded. */
export const currentOf = (list: HTMLElement): HTMLElement | null =>
  list.querySelector('[aria-current=page]') ?? list.querySelector('.menu__link--active');

/** How far the current entry is below the top of the window that the list scrolls in, in pixels. */
export const offsetOfCurrent = (list: HTMLElement, scroller: HTMLElement): number | undefined => {
  const current = currentOf(list);
  return current ? current.getBoundingClientRect().top - scroller.getBoundingClientRect().top : undefined;
};

/** Brings the current entry to the middle of the list's window, unless it is in view. */
export function scrollToCurrent(list: HTMLElement, scroller = list): void {
  const offset = offsetOfCurrent(list, scroller) ?? 0;
  if (offset < 0 || offset > scroller.clientHeight - 40) scroller.scrollTop += offset - scroller.clientHeight / 2;
}
