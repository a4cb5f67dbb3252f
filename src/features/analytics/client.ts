import globalData from '@generated/globalData';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {SiteSettings} from '@site/src/config/settings';
import {whenIdle} from '@site/src/features/page-loading';
import {isCallbackUrl} from '../auth/core/isCallbackUrl';
import {publish} from '../events';
import {onVisitEnd} from '../visit';
import {isTrackingRefused} from './core/privacySignals';
import {forgetIds} from './forgetIds';

interface Location {
  readonly pathname: string;
}

/** Called by Docusaurus once a page is shown. Anchors within a page are not page views. */
export function onRouteDidUpdate({
  location: {pathname},
  previousLocation,
}: {
  readonly location: Location;
  readonly previousLocation: Location | null;
}): void {
  if (pathname === previousLocation?.pathname) return;
  // The title follows in the next frame. A page that is never painted is never seen.
  requestAnimationFrame(() => setTimeout(() => publish('page_viewed', {path: pathname, title: document.title})));
}

/** The window of a log-in, or a page that a log-in's code was sent to: `features/auth/callback` marks it, if it was loaded. */
const isLogInReturn = (): boolean =>
  document.documentElement.dataset.logInReturn !== undefined || isCallbackUrl(window.location);

/** Loads the rest when the page has nothing else to do. */
function startWhenIdle(): void {
  const settings = globalData['site-settings']?.default as SiteSettings;
  whenIdle(() => {
    import(/* webpackChunkName: "analytics" */ './engine').then(
      ({start}) => start(settings),
      // Blocked, or offline: there is nothing that a visitor would miss.
      () => undefined,
    );
  });
}

// Part of every page of a site with analytics (plugins/analytics).
if (ExecutionEnvironment.canUseDOM) {
  // A log-in may end before the rest is loaded, or on a page that never loads it.
  onVisitEnd((why) => {
    if (why !== 'loggedIn') forgetIds();
  });
  if (isTrackingRefused(navigator)) forgetIds();
  else if (!isLogInReturn()) startWhenIdle();
}
