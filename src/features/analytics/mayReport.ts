import type {SiteSettings} from '@site/src/config/settings';
import {readChoice} from './consent/choice';
import {isTrackingRefused} from './core/privacySignals';

/**
 * Whether anything that a visitor does may be reported to a service at this moment: not against Global Privacy Control or
 * Do Not Track, and only after a yes where the settings require one.
 */
export const mayReport = ({analyticsConsent}: Pick<SiteSettings, 'analyticsConsent'>): boolean =>
  !isTrackingRefused(navigator) && (analyticsConsent === 'implied' || readChoice() === 'granted');
