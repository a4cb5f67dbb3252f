/** The entry of the current page, or of its group if that is collapsed. */
export const currentOf = (list: HTMLElement): HTMLElement | null =>
  list.querySelector('[aria-current=page]') ?? list.querySelector('.menu__link--active');

/** Distance of the current entry from the top of the scroll container, in pixels. */
export const offsetOfCurrent = (list: HTMLElement, scroller: HTMLElement): number | undefined => {
  const current = currentOf(list);
  return current ? current.getBoundingClientRect().top - scroller.getBoundingClientRect().top : undefined;
};

/** Scrolls the current entry to the center of the list, unless it is visible. */
export function scrollToCurrent(list: HTMLElement, scroller = list): void {
  const offset = offsetOfCurrent(list, scroller) ?? 0;
  if (offset < 0 || offset > scroller.clientHeight - 40) scroller.scrollTop += offset - scroller.clientHeight / 2;
}
