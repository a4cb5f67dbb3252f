import type {SiteSettings} from '@site/plugins/site-settings/readSettings';
import {onIdentity} from '@site/src/features/auth';
import {type SiteEvent, listen, publish} from '@site/src/features/events';
import {askConsent, offerChange} from '../consent';
import {type AnalyticsConfig, analyticsConfig} from '../core/configured';
import {messageOf} from '../core/message';
import {visitorOf} from '../core/traits';
import {askFeedback} from '../feedback/askFeedback';
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

function identify(sender: Sender): void {
  onIdentity((identity) => {
    if (identity) sender.identify(visitorOf(identity));
    else sender.forget();
  });
}

/** Tells a sender, if there is one, what happens, and fills the places of each page that wait for analytics. */
function connect(sender: Sender | undefined, fillPlaces: () => void): void {
  listen((event: SiteEvent) => {
    sender?.send(messageOf(event));
    if (event.name === 'page_viewed') fillPlaces();
    // Also of a visitor who logged in before this page was loaded, and whose name it has never known.
    if (event.name === 'logged_out') sender?.forget();
  });
  fillPlaces();
}

/** Starts analytics on a page, if the settings, the visitor and the service let it. Never throws. */
export async function start(settings: SiteSettings): Promise<void> {
  const config = analyticsConfig(settings);
  // Until something else is known, and before a visitor has agreed, what happens is told to nobody.
  if (config?.consent !== 'implied') listen(ignore);
  try {
    await whenHydrated();
    const consent = config?.consent === 'required' ? await askConsent() : 'implied';
    const sender = config && consent !== 'denied' ? await loadSender(config) : undefined;
    if (sender) {
      identify(sender);
      watchDownloads(document);
    }
    connect(sender, () => {
      if (sender) askFeedback();
      if (consent !== 'implied') offerChange();
    });
    if (sender && consent !== 'implied')
      publish('page_viewed', {path: window.location.pathname, title: document.title});
  } catch {
    listen(ignore);
  }
}
