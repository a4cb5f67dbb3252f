import type {SiteSettings} from '@site/plugins/site-settings/readSettings';
import {onIdentity} from '@site/src/features/auth';
import {type SiteEvent, listen, publish} from '@site/src/features/events';
import {onVisitEnd} from '@site/src/features/visit';
import {askConsent, offerConsentChange, onRefusal} from '../consent';
import {type AnalyticsConfig, analyticsConfig} from '../core/analyticsConfig';
import {messageOf} from '../core/message';
import {visitorOf} from '../core/traits';
import {showFeedback} from '../../feedback/showFeedback';
import {forgetIds} from '../forgetIds';
import {fetchSourceConfig} from './fetchSourceConfig';
import type {Sender} from './sender';
import {watchDownloads} from './watchDownloads';
import {whenHydrated} from './whenHydrated';

const ignore = (): void => undefined;

async function loadSender(config: AnalyticsConfig): Promise<Sender | undefined> {
  const source = await fetchSourceConfig(config);
  // The library is large: who is not heard loads none of it.
  if (!source) return undefined;
  const {startSender} = await import(/* webpackChunkName: "analytics-library" */ './sender');
  return startSender(config, source);
}

/** Tells a sender who logs in, and when the visit ends: who comes then is somebody else. @returns What ends it. */
function followVisitor(sender: Sender): () => void {
  const ends = [
    onIdentity((identity) => sender.identify(visitorOf(identity))),
    onVisitEnd((why) => {
      if (why !== 'loggedIn') sender.forget();
    }),
  ];
  return () => ends.forEach((end) => end());
}

/** Tells a sender, if there is one, what happens, and fills the places of each page that wait for analytics. */
function connect(sender: Sender | undefined, fillPlaces: () => void): void {
  listen((event: SiteEvent) => {
    sender?.send(messageOf(event));
    if (event.name === 'page_viewed') fillPlaces();
  });
  fillPlaces();
}

/** A no ends all of it, also one that is given in another tab: nothing is sent from then on, and no id stays. */
function endWithConsent(stop: () => void): void {
  onRefusal(() => {
    listen(ignore);
    stop();
    forgetIds();
  });
}

/** Starts analytics on a page, if the settings, the visitor and the service let it. Never throws. */
export async function start(settings: SiteSettings): Promise<void> {
  const config = analyticsConfig(settings);
  // Until something else is known, and before a visitor has agreed, what happens is told to nobody.
  if (config?.consent !== 'implied') listen(ignore);
  try {
    await whenHydrated();
    const consent = config?.consent === 'required' ? await askConsent() : 'implied';
    if (consent === 'denied') forgetIds();
    const sender = config && consent !== 'denied' ? await loadSender(config) : undefined;
    if (sender) {
      const stop = followVisitor(sender);
      if (consent !== 'implied') endWithConsent(stop);
      watchDownloads(document);
    }
    connect(sender, () => {
      if (sender) showFeedback();
      if (consent !== 'implied') offerConsentChange();
    });
    if (sender && consent !== 'implied')
      publish('page_viewed', {path: window.location.pathname, title: document.title});
  } catch {
    listen(ignore);
  }
}
