import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {EntryLocation} from './core/positions';
import {recordScroll, restoreScroll} from './restoreScroll';

/**
 * Docusaurus scrolls to the top after every navigation, Back and Forward included. Browsers have restored the position by
 * then, unless the page was there at once. So a page that had to be loaded again would begin at its top.
 */
if (ExecutionEnvironment.canUseDOM) recordScroll();

/** Docusaurus calls this after it has rendered a page and scrolled. */
export function onRouteDidUpdate({
  location,
  previousLocation,
}: {
  readonly location: EntryLocation;
  readonly previousLocation: EntryLocation | null;
}): void {
  // The browser restores the position of a page that it loads.
  if (previousLocation) restoreScroll(location);
}
