import {type Sidebar, type SidebarLink, containsPage} from './sidebar';

/** Groups besides the current one that a page shows before anything is loaded: enough to fill a screen. */
const NEIGHBORS = 20;

/** A part of a sidebar. */
export interface Excerpt extends Omit<Sidebar, 'overview'> {
  /** Only where the first group follows it: everywhere else it would move once all groups are there. */
  readonly overview?: SidebarLink;
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
  return {...(start === 0 && {overview}), groups: groups.slice(start, start + NEIGHBORS + 1)};
}
