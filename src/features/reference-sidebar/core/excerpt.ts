import {type Sidebar, type SidebarGroup, type SidebarLink, containsPage} from './sidebar';

/** Number of groups in addition to the current one, enough to fill a screen. */
const NEIGHBORS = 20;

/** A part of a sidebar. */
export interface Excerpt extends Omit<Sidebar, 'overview'> {
  /** Only before the first group. Elsewhere it would move when all groups are loaded. */
  readonly overview?: SidebarLink;
}

/** The groups without a heading that began before the excerpt, because it would move when all groups are loaded. */
function withoutRunningHeading(groups: readonly SidebarGroup[], running: string | undefined): SidebarGroup[] {
  if (running === undefined) return [...groups];
  const end = groups.findIndex(({heading}) => heading !== running);
  return groups.map((group, index) => (index < end || end === -1 ? {...group, heading: undefined} : group));
}

/**
 * The part of a sidebar in a page's HTML: the current group and its neighbors. Its size doesn't depend on the number of
 * groups.
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
