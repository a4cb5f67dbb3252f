/** Scrolls the entry of the current page, or of its group, to the middle of the menu around it, unless it is visible. */
export function scrollToCurrent(list: HTMLElement): void {
  const menu = list.closest('.menu');
  const current = list.querySelector('[aria-current=page]') ?? list.querySelector('.menu__link--active');
  if (!menu || !current) return;
  const offset = current.getBoundingClientRect().top - menu.getBoundingClientRect().top;
  if (offset < 0 || offset > menu.clientHeight - 40) menu.scrollTop += offset - menu.clientHeight / 2;
}
