import {type Sidebar, holds} from './sidebar';

/** Groups beside the current one that a page shows before anything is loaded: enough to fill a screen. */
const NEIGHBOURS = 20;

/**
 * The part of a sidebar that stands in a page's HTML: the current group and its neighbours. However many groups a version
 * has, each page carries the same few.
 */
export function excerptOf(sidebar: Sidebar, path: string): Sidebar {
  const current = Math.max(
    0,
    sidebar.groups.findIndex((group) => holds(group, path)),
  );
  const last = Math.max(0, sidebar.groups.length - NEIGHBOURS - 1);
  const start = Math.min(Math.max(0, current - NEIGHBOURS / 2), last);
  return {...sidebar, groups: sidebar.groups.slice(start, start + NEIGHBOURS + 1)};
}
