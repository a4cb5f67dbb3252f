import globalData from '@generated/globalData';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {SiteSettings} from '@site/plugins/site-settings/readSettings';
import {publish} from '../events';
import {isRefused} from './core/permission';
import {whenIdle} from '@site/src/features/page-loading/whenIdle';

interface Location {
  readonly pathname: string;
}

/** Called by the site's generator once a page is shown. Places of one page are no views of their own. */
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

/** The window of a log-in, or a page that a log-in's code was sent to: `features/auth/callback` marks it. */
const isLogInReturn = (): boolean => document.documentElement.dataset.logInReturn !== undefined;

// Part of every page of a site with analytics (plugins/analytics). All else waits until the page has nothing to do.
if (ExecutionEnvironment.canUseDOM && !isRefused(navigator) && !isLogInReturn()) {
  const settings = globalData['site-settings']?.default as SiteSettings;
  whenIdle(() => {
    import(/* webpackChunkName: "analytics" */ './engine').then(
      ({start}) => start(settings),
      // Blocked, or offline: there is nothing that a visitor would miss.
      () => undefined,
    );
  });
}
