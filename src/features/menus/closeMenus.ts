/** A note opens over the text, as a menu does, and is content. */
const MENU = 'details:is([data-menu], [data-note])';

const isIn = (target: EventTarget | null, menu: Element): boolean => target instanceof Node && menu.contains(target);

/** Closes an open menu on Escape, which returns the focus, and when the visitor leaves it. */
export function closeMenus(page: Document): void {
  const openMenus = (): HTMLDetailsElement[] => [...page.querySelectorAll<HTMLDetailsElement>(`${MENU}[open]`)];
  const closeOthers = ({target}: Event): void => {
    for (const menu of openMenus()) if (!isIn(target, menu)) menu.open = false;
  };
  const closeByKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    for (const menu of openMenus()) {
      if (isIn(page.activeElement, menu)) menu.querySelector('summary')?.focus();
      menu.open = false;
    }
  };
  page.addEventListener('click', closeOthers);
  page.addEventListener('focusin', closeOthers);
  page.addEventListener('keydown', closeByKey);
}
