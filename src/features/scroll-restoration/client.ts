import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {leaveEntry, restorePosition, showEntry, startScrollRestoration} from './scrollRestoration';

/**
 * Docusaurus scrolls to the top, or to the heading of the URL, after every navigation, Back and Forward included. Whether
 * the browser restores the position before or after that depends on how fast the page is there.
 */
if (ExecutionEnvironment.canUseDOM) startScrollRestoration();

/** What the router knows of an entry of the history. */
interface Location {
  /** Undefined if the browser followed a link within the page. */
  readonly key?: string | undefined;
  readonly pathname: string;
}

interface Navigation {
  readonly location: Location;
  /** Null when the browser has loaded the page. */
  readonly previousLocation: Location | null;
}

/** Docusaurus calls this before it loads a page, and the returned function before it renders it. */
export function onRouteUpdate({location, previousLocation}: Navigation): () => void {
  return () => {
    // The browser has followed a link within the page already.
    if (previousLocation && previousLocation.pathname !== location.pathname) leaveEntry();
  };
}

/** Docusaurus calls this after it has rendered a page and scrolled. */
export function onRouteDidUpdate({location, previousLocation}: Navigation): void {
  if (!previousLocation) return;
  if (location.key === undefined) showEntry();
  else restorePosition(location.key);
}
