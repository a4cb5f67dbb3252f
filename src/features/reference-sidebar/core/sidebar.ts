import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';

export interface SidebarLink {
  readonly label: string;
  readonly href: string;
  /** Classes that tell the method and whether it is deprecated; see `src/config/apiSidebar.ts`. */
  readonly className?: string;
}

/** A group of the reference: its overview and its operations. */
export interface SidebarGroup extends SidebarLink {
  readonly operations: readonly SidebarLink[];
}

/** The sidebar of an API version. */
export interface Sidebar {
  /** Landing page of the version. */
  readonly overview: SidebarLink;
  readonly groups: readonly SidebarGroup[];
}

/** With the slash that every address of the site ends in; the generator adds it only when it renders a link. */
const addressOf = (href = ''): string => href.replace(/\/?$/, '/');

const linkOf = ({label, href, className}: {label: string; href?: string; className?: string}): SidebarLink => ({
  label,
  href: addressOf(href),
  ...(className && {className}),
});

const groupOf = (item: PropSidebarItem): SidebarGroup[] => {
  if (item.type === 'link') return [{...linkOf(item), operations: []}];
  if (item.type !== 'category') return [];
  return [{...linkOf(item), operations: item.items.flatMap((child) => (child.type === 'link' ? [linkOf(child)] : []))}];
};

/** From the generator's items, which `src/config/apiSidebar.ts` wrote: the landing page first, then a group for each tag. */
export function sidebarOf(items: readonly PropSidebarItem[]): Sidebar {
  const [first, ...groups] = items;
  if (first?.type !== 'link') throw new Error('The sidebar of a reference begins with the link to its landing page.');
  return {overview: linkOf(first), groups: groups.flatMap(groupOf)};
}

/** Whether an address is that of the group's overview or of one of its operations. */
export const holds = (group: SidebarGroup, path: string): boolean =>
  group.href === path || group.operations.some(({href}) => href === path);
