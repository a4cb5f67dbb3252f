import {type Sidebar, type SidebarGroup, type SidebarLink, containsPage} from './sidebar';

/** Groups besides the current one that a page shows before anything is loaded: enough to fill a screen. */
const NEIGHBORS = 20;

/** A part of a sidebar. */
export interface Excerpt extends Omit<Sidebar, 'overview'> {
  /** Only where the first group follows it: everywhere else it would move once all groups are there. */
  readonly overview?: SidebarLink;
}

/** The groups without the heading that began before them, and which would be in another place once all groups are there. */
function withoutRunningHeading(groups: readonly SidebarGroup[], running: string | undefined): SidebarGroup[] {
  if (running === undefined) return [...groups];
  const end = groups.findIndex(({heading}) => heading !== running);
  return groups.map((group, index) => (index < end || end === -1 ? {...group, heading: undefined} : group));
}

/**
 * The part of a sidebar that is in a page's HTML: the current group and its neighbors. However many groups a version has,
 * each page carries the same few.
 */
export function excerptOf({overview, groups}: Sidebar, path: string): Excerpt {
  const current = Math.max(
    0,
    groups.findIndex((group) => containsPage(group, path)),
  );
  const last = Math.max(0, groups.length - NEIGHBORS - 1);
  const start = Math.min(Math.max(0, current - NEIGHBORS / 2), last);
  const shown = groups.slice(start, start + NEIGHBORS + 1);
  return {...(start === 0 && {overview}), groups: withoutRunningHeading(shown, groups[start - 1]?.heading)};
}
