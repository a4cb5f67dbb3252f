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

// On every page, because menus are also in HTML that React doesn't render.
if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('click', closeOthers);
  document.addEventListener('focusin', closeOthers);
  document.addEventListener('keydown', closeByKey);
}
