import {type Sidebar, type SidebarLink, containsPage} from './sidebar';

/** Number of groups in addition to the current one, enough to fill a screen. */
const NEIGHBORS = 20;

/** A part of a sidebar. */
export interface Excerpt extends Omit<Sidebar, 'overview'> {
  /** Only before the first group. Elsewhere it would move when all groups are loaded. */
  readonly overview?: SidebarLink;
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
  return {...(start === 0 && {overview}), groups: groups.slice(start, start + NEIGHBORS + 1)};
}
