import type {Sidebar, SidebarLink} from './sidebar';

const linkOf = (anchor: HTMLAnchorElement): SidebarLink => ({
  label: anchor.textContent,
  href: anchor.pathname,
  className: anchor.parentElement?.className.replace('menu__list-item', '').trim() ?? '',
});

/** The operations of a group that is open. The HTML of others has none: their only entry is the group's page. */
function operationsOf(group: HTMLElement, {href}: SidebarLink): readonly SidebarLink[] {
  const operations = [...group.querySelectorAll<HTMLAnchorElement>(':scope > ul a')].map(linkOf);
  const caret = group.querySelector('button');
  return operations.length > 0 || !caret ? operations : [{label: caret.getAttribute('aria-label') ?? '', href}];
}

/** The sidebar in the HTML of a page: all groups, and the operations of the current one (SidebarList). */
export function readSidebar(document: Document): Sidebar | undefined {
  const [overview, ...links] = document.querySelectorAll<HTMLAnchorElement>(
    '#docs-sidebar .theme-doc-sidebar-menu > li > a, #docs-sidebar .menu__link--sublist',
  );
  if (!overview) return undefined;
  const groups = links.flatMap((anchor) => {
    const group = anchor.closest('li');
    const heading = group?.parentElement?.getAttribute('aria-label');
    const {label, href} = linkOf(anchor);
    return group ? [{label, href, ...(heading && {heading}), operations: operationsOf(group, {label, href})}] : [];
  });
  return {overview: linkOf(overview), groups};
}
