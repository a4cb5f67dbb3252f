import type {SiteSettings} from '../../../config/settings';
import {isSet} from './isSet';

/** The settings of a site with analytics. */
export interface AnalyticsSettings extends SiteSettings {
  readonly analyticsWriteKey: string;
  /** Origin that receives events. */
  readonly analyticsDataPlaneUrl: string;
}

/** Whether the site has analytics: the write key and both origins are real. */
export const hasAnalytics = (settings: SiteSettings): settings is AnalyticsSettings =>
  isSet(settings.analyticsWriteKey) && isSet(settings.analyticsDataPlaneUrl) && isSet(settings.analyticsConfigUrl);

/** Origins of analytics for `connect-src` of a Content-Security-Policy. */
export const analyticsOrigins = (settings: SiteSettings): readonly string[] =>
  hasAnalytics(settings) ? [...new Set([settings.analyticsDataPlaneUrl, settings.analyticsConfigUrl])] : [];
