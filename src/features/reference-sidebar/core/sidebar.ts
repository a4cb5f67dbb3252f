export interface SidebarLink {
  readonly label: string;
  readonly href: string;
  /** Classes for the method and for deprecation. */
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

export const groupsIn = ({sections}: Sidebar): readonly SidebarGroup[] => sections.flatMap(({groups}) => groups);

export const containsPage = (group: SidebarGroup, path: string): boolean =>
  group.href === path || group.operations.some(({href}) => href === path);
