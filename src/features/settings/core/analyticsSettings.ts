import type {SiteSettings} from '@site/src/config/settings';
import {isSet} from '../../settings/core/isSet';

/** The settings that analytics requires. */
export interface AnalyticsConfig {
  readonly writeKey: string;
  /** Origin that receives events. */
  readonly dataPlaneUrl: string;
  /** Origin of the source configuration. */
  readonly configUrl: string;
  readonly consent: 'implied' | 'required';
}

/** The settings of analytics. Undefined if the write key or the data plane is not set. */
export function analyticsConfig(settings: SiteSettings): AnalyticsConfig | undefined {
  const {analyticsWriteKey, analyticsDataPlaneUrl, analyticsConfigUrl, analyticsConsent} = settings;
  if (!isSet(analyticsWriteKey) || !isSet(analyticsDataPlaneUrl) || !isSet(analyticsConfigUrl)) return undefined;
  return {
    writeKey: analyticsWriteKey,
    dataPlaneUrl: analyticsDataPlaneUrl,
    configUrl: analyticsConfigUrl,
    consent: analyticsConsent,
  };
}

/** Origins of analytics for `connect-src` of a Content-Security-Policy. */
export function analyticsOrigins(settings: SiteSettings): readonly string[] {
  const config = analyticsConfig(settings);
  return config ? [...new Set([config.dataPlaneUrl, config.configUrl])] : [];
}
