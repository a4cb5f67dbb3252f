import type {SiteSettings} from '@site/src/config/settings';
import {readChoice} from './consent/choice';
import {isTrackingRefused} from './core/privacySignals';

/**
 * Whether events can be sent now: not with Global Privacy Control or Do Not Track, and only after consent if the settings
 * require it.
 */
export const trackingAllowed = ({analyticsConsent}: Pick<SiteSettings, 'analyticsConsent'>): boolean =>
  !isTrackingRefused(navigator) && (analyticsConsent === 'implied' || readChoice() === 'granted');
