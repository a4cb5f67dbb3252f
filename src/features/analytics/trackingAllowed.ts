import type {SiteSettings} from '@site/src/config/settings';
import {readChoice} from './consent/consent';
import {keysWithPrefix, local, removeItems, session} from '@site/src/features/storage';

/** Storage keys of the libraries: `rl_anonymous_id`, `rl_session` and others, queued events, queries of chosen hits. */
const OWN = /^(rl_|rudder|AlgoliaObjectQueryCache$)/;

/** Removes all IDs of analytics from this browser. The next visitor gets new ones. */
export function forgetIds(): void {
  for (const storage of [local, session]) {
    removeItems(
      storage,
      keysWithPrefix(storage, '').filter((key) => OWN.test(key)),
    );
  }
}

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
