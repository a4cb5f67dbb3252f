import type {SiteSettings} from '@site/src/config/settings';
import {readChoice} from './consent/choice';

/** Privacy signals of the browser: Global Privacy Control, and Do Not Track, which is `1` if enabled. */
interface PrivacySignals {
  readonly globalPrivacyControl?: boolean;
  readonly doNotTrack?: string | null;
}

export const isTrackingRefused = ({globalPrivacyControl, doNotTrack}: PrivacySignals): boolean =>
  globalPrivacyControl === true || doNotTrack === '1';

/** Whether events can be sent now: without a privacy signal, and only after consent if the settings require it. */
export const trackingAllowed = ({analyticsConsent}: Pick<SiteSettings, 'analyticsConsent'>): boolean =>
  !isTrackingRefused(navigator) && (analyticsConsent === 'implied' || readChoice() === 'granted');
