import type {SiteSettings} from '@site/src/config/settings';
import {onIdentity} from '@site/src/features/auth';
import {type SiteEvent, listen, publish} from '@site/src/features/events';
import {onVisitEnd} from '@site/src/features/visit';
import {whenHydrated} from '@site/src/features/page-loading';
import {askConsent, offerConsentChange, onRefusal} from '../consent';
import {type AnalyticsConfig, analyticsConfig} from '../core/analyticsConfig';
import {messageOf} from '../core/message';
import {visitorOf} from '../core/traits';
import {showFeedback} from '../../feedback';
import {forgetIds} from '../forgetIds';
import {fetchSourceConfig} from './fetchSourceConfig';
import type {Sender} from './sender';
import {watchDownloads} from './watchDownloads';

const ignore = (): void => undefined;

async function loadSender(config: AnalyticsConfig): Promise<Sender | undefined> {
  const source = await fetchSourceConfig(config);
  // Load the SDK only if the source accepts events.
  if (!source) return undefined;
  const {startSender} = await import(/* webpackChunkName: "analytics-library" */ './sender');
  return startSender(config, source);
}

/** Identifies the logged-in user to a sender, and resets it when the visit ends. @returns a function that stops it */
function followVisitor(sender: Sender): () => void {
  const ends = [
    onIdentity((identity) => sender.identify(visitorOf(identity))),
    onVisitEnd((why) => {
      if (why !== 'loggedIn') sender.forget();
    }),
  ];
  return () => ends.forEach((end) => end());
}

/** Passes events to the sender, if there is one, and fills each page's slots for analytics. */
function connect(sender: Sender | undefined, fillPlaces: () => void): void {
  listen((event: SiteEvent) => {
    sender?.send(messageOf(event));
    if (event.name === 'page_viewed') fillPlaces();
  });
  fillPlaces();
}

/** Stops analytics and removes IDs when consent is withdrawn, also in another tab. */
function endWithConsent(stop: () => void): void {
  onRefusal(() => {
    listen(ignore);
    stop();
    forgetIds();
  });
}

/** Starts analytics on a page, if the settings, the visitor and the service allow it. Never throws. */
export async function start(settings: SiteSettings): Promise<void> {
  const config = analyticsConfig(settings);
  // Discard events until consent is known.
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
