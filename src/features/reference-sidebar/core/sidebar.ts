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

/** Groups under a heading, or those before the first one. */
export interface SidebarSection {
  readonly heading?: string;
  readonly groups: readonly SidebarGroup[];
}

export interface Sidebar {
  /** Landing page of the version. */
  readonly overview: SidebarLink;
  readonly sections: readonly SidebarSection[];
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

const headingOf = (item: PropSidebarItem): string | undefined =>
  item.type === 'html' && typeof item.customProps?.heading === 'string' ? item.customProps.heading : undefined;

const groupOf = (item: PropSidebarItem): SidebarGroup[] => {
  if (item.type === 'link') return [{...linkOf(item), operations: []}];
  if (item.type !== 'category') return [];
  return [{...linkOf(item), operations: item.items.flatMap((child) => (child.type === 'link' ? [linkOf(child)] : []))}];
};

function sectionsOf(items: readonly PropSidebarItem[]): SidebarSection[] {
  const sections: {heading?: string; groups: SidebarGroup[]}[] = [{groups: []}];
  for (const item of items) {
    const heading = headingOf(item);
    if (heading !== undefined) sections.push({heading, groups: []});
    sections.at(-1)?.groups.push(...groupOf(item));
  }
  return sections.filter(({groups}) => groups.length > 0);
}

/** Converts Docusaurus's items from `plugins/lean-docs/apiSidebar.ts`: the landing page, then a group for each tag. */
export function sidebarOf(items: readonly PropSidebarItem[]): Sidebar {
  const [first, ...others] = items;
  if (first?.type !== 'link') throw new Error('The sidebar of a reference begins with the link to its landing page.');
  return {overview: linkOf(first), sections: sectionsOf(others)};
}

export const groupsIn = ({sections}: Sidebar): readonly SidebarGroup[] => sections.flatMap(({groups}) => groups);

export const containsPage = (group: SidebarGroup, path: string): boolean =>
  group.href === path || group.operations.some(({href}) => href === path);
