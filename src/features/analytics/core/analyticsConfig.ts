import type {SiteSettings} from '@site/src/config/settings';
import {isSet} from '../../settings/core/isSet';

/** What analytics needs to send anything. */
export interface AnalyticsConfig {
  readonly writeKey: string;
  /** Origin that takes events. */
  readonly dataPlaneUrl: string;
  /** Origin of the configuration of the write key. */
  readonly configUrl: string;
  readonly consent: 'implied' | 'required';
}

/** The settings of analytics when write key and data plane are both real; undefined is silence. */
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

/** Origins that pages talk to for analytics, for the `connect-src` of a Content-Security-Policy; none when it is silent. */
export function analyticsOrigins(settings: SiteSettings): readonly string[] {
  const config = analyticsConfig(settings);
  return config ? [...new Set([config.dataPlaneUrl, config.configUrl])] : [];
}
