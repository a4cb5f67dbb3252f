import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** An open menu. A note opens over the text, as a menu does, and is content. */
const OPEN = 'details:is([data-menu], [data-note])[open]';

const openMenus = (): HTMLDetailsElement[] => [...document.querySelectorAll<HTMLDetailsElement>(OPEN)];

const isIn = (target: EventTarget | null, menu: Element): boolean => target instanceof Node && menu.contains(target);

/** Closes the menus that the visitor leaves. */
function closeOthers({target}: Event): void {
  for (const menu of openMenus()) if (!isIn(target, menu)) menu.open = false;
}

/** Closes menus on Escape, which returns the focus. */
function closeByKey({key}: KeyboardEvent): void {
  if (key !== 'Escape') return;
  for (const menu of openMenus()) {
    if (isIn(document.activeElement, menu)) menu.querySelector('summary')?.focus();
    menu.open = false;
  }
}

/** Brings the group of a sidebar that an event opens into view. */
function reveal(target: EventTarget | null, selector: string): void {
  const group = target instanceof Element && target.matches(selector) && target.closest('li');
  const menu = group && group.closest('.menu');
  if (!menu) return;
  requestAnimationFrame(() => {
    const [inner, outer] = [group.getBoundingClientRect(), menu.getBoundingClientRect()];
    // Not `scrollIntoView`, after which the Tab key continues in the group and not at the top of a page that it opened.
    menu.scrollTop += Math.min(Math.max(Math.ceil(inner.bottom - outer.bottom), 0), inner.top - outer.top);
  });
}

// On every page, because menus are also in HTML that React doesn't render.
if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('click', closeOthers);
  document.addEventListener('focusin', closeOthers);
  document.addEventListener('keydown', closeByKey);
  // A group of the reference opens at once, and a group of guides has grown to its height.
  document.addEventListener('click', ({target}) => reveal(target, '.menu__caret'));
  document.addEventListener('transitionend', ({target, propertyName}) => {
    if (propertyName === 'height') reveal(target, '.menu__list');
  });
}
