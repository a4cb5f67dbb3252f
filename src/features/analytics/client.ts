import globalData from '@generated/globalData';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';
import {whenIdle} from '@site/src/features/page-loading';
import type {AnalyticsSettings} from '@site/src/features/settings/core/analyticsSettings';
import {isCallbackUrl} from '@site/src/features/auth/core/callback';
import {publish} from '@site/src/features/events';
import {onVisitEnd} from '@site/src/features/visit';
import {forgetIds, isTrackingRefused} from './trackingAllowed';

/** Docusaurus calls this after it shows a page. Navigation within a page is not a page view. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({location: {pathname}, previousLocation}) => {
  if (pathname === previousLocation?.pathname) return;
  // The title changes in the next frame.
  requestAnimationFrame(() => setTimeout(() => publish('page_viewed', {path: pathname, title: document.title})));
};

/** A login window, or a page that received a login code. `features/auth/callback` marks it. */
const isLogInReturn = (): boolean =>
  document.documentElement.dataset.logInReturn !== undefined || isCallbackUrl(window.location);

function startWhenIdle(): void {
  const settings = globalData['site-settings']?.default as AnalyticsSettings;
  whenIdle(() => {
    import(/* webpackChunkName: "analytics" */ './engine').then(
      ({start}) => start(settings),
      // Blocked or offline: visitors miss nothing.
      () => undefined,
    );
  });
}

// Part of every page of a site with analytics (plugins/analytics).
if (ExecutionEnvironment.canUseDOM) {
  // A login can end before analytics is loaded, or on a page that never loads it.
  onVisitEnd((why) => {
    if (why !== 'loggedIn') forgetIds();
  });
  if (isTrackingRefused(navigator)) forgetIds();
  else if (!isLogInReturn()) startWhenIdle();
}
