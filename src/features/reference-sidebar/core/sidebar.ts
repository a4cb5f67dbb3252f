import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';

export interface SidebarLink {
  readonly label: string;
  readonly href: string;
  /** Classes for the method and for deprecation; see `plugins/lean-docs/apiSidebar.ts`. */
  readonly className?: string;
  /** Path of an operation: `/v2/people/{id}`. The filter matches it. */
  readonly path?: string;
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

/** Adds the trailing slash, which Docusaurus adds only when it renders a link. */
const withSlash = (href = ''): string => href.replace(/\/?$/, '/');

type Item = Pick<PropSidebarItem & {type: 'link'}, 'label' | 'className' | 'customProps'> & {readonly href?: string};

const linkOf = ({label, href, className, customProps}: Item): SidebarLink => ({
  label,
  href: withSlash(href),
  ...(className && {className}),
  ...(typeof customProps?.path === 'string' && {path: customProps.path}),
});

const groupOf = (item: PropSidebarItem): SidebarGroup[] => {
  if (item.type === 'link') return [{...linkOf(item), operations: []}];
  if (item.type !== 'category') return [];
  return [{...linkOf(item), operations: item.items.flatMap((child) => (child.type === 'link' ? [linkOf(child)] : []))}];
};

/** Converts Docusaurus's items from `plugins/lean-docs/apiSidebar.ts`: the landing page, then a group for each tag. */
export function sidebarOf(items: readonly PropSidebarItem[]): Sidebar {
  const [first, ...groups] = items;
  if (first?.type !== 'link') throw new Error('The sidebar of a reference begins with the link to its landing page.');
  return {overview: linkOf(first), groups: groups.flatMap(groupOf)};
}

/** Whether a path belongs to the group's overview or one of its operations. */
export const containsPage = (group: SidebarGroup, path: string): boolean =>
  group.href === path || group.operations.some(({href}) => href === path);
