import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';
import {leaveEntry, restorePosition, showEntry, startScrollRestoration} from './scrollRestoration';

/**
 * Docusaurus scrolls to the top, or to the heading of the URL, after every navigation, Back and Forward included. Whether
 * the browser restores the position before or after that depends on how fast the page is there.
 */
if (ExecutionEnvironment.canUseDOM) startScrollRestoration();

/** Docusaurus calls this before it loads a page, and the returned function before it renders it. */
export const onRouteUpdate: ClientModule['onRouteUpdate'] =
  ({location, previousLocation}) =>
  () => {
    // The browser has followed a link within the page already.
    if (previousLocation && previousLocation.pathname !== location.pathname) leaveEntry();
  };

/** Docusaurus calls this after it has rendered a page and scrolled. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({location, previousLocation}) => {
  // The browser has loaded the page.
  if (!previousLocation) return;
  // The browser has followed a link within the page.
  if (location.key === undefined) showEntry();
  else restorePosition(location.key);
};
