import {onIdentity} from '@site/src/features/auth';
import {listen, publish} from '@site/src/features/events';
import {showFeedback} from '@site/src/features/feedback';
import {whenHydrated} from '@site/src/features/page-loading';
import type {AnalyticsSettings} from '@site/src/features/settings/core/analyticsSettings';
import {onVisitEnd} from '@site/src/features/visit';
import {offerConsentChange, askConsent} from '../consent/ConsentBanner';
import {onRefusal} from '../consent/consent';
import {messageOf} from '../core/message';
import {basicAuth, readSourceConfig, sourceConfigUrl} from '../core/sourceConfig';
import {visitorOf} from '../core/traits';
import {forgetIds} from '../trackingAllowed';
import type {Sender} from './sender';

/** Publishes clicks on links to the API descriptions, anywhere on a page. */
function watchDownloads(page: Document): void {
  page.addEventListener('click', ({target}) => {
    const link = target instanceof Element ? target.closest('a') : null;
    // The file name: `v2.json`, `v1.d.ts`.
    const [, file] = /^\/openapi\/([\w.]+)$/.exec(link?.pathname ?? '') ?? [];
    if (file !== undefined && link?.origin === window.location.origin) publish('description_downloaded', {file});
  });
}

const ignore = (): void => undefined;

const TIMEOUT_MS = 10_000;

/** @throws when the source configuration can't be fetched. Nothing is sent then. */
async function loadSender(settings: AnalyticsSettings): Promise<Sender | undefined> {
  const {analyticsConfigUrl, analyticsWriteKey} = settings;
  const response = await fetch(sourceConfigUrl(analyticsConfigUrl, analyticsWriteKey), {
    headers: {Authorization: basicAuth(analyticsWriteKey), Accept: 'application/json'},
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const source = response.ok ? readSourceConfig(await response.json()) : undefined;
  // Load the SDK only if the source accepts events.
  if (!source) return undefined;
  const {startSender} = await import(/* webpackChunkName: "analytics-library" */ './sender');
  return startSender(settings, source);
}

/** Identifies the logged-in user to a sender, and resets it when the visit ends. @returns a function that ends analytics */
function followVisitor(sender: Sender): () => void {
  const ends = [
    onIdentity((identity) => identity && sender.identify(visitorOf(identity))),
    onVisitEnd((why) => {
      if (why !== 'loggedIn') sender.forget();
    }),
  ];
  return () => {
    listen(ignore);
    ends.forEach((end) => end());
    forgetIds();
  };
}

/** Passes events to the sender, if there is one, and fills each page's slots for analytics. */
function connect(sender: Sender | undefined, fillSlots: () => void): void {
  listen((event) => {
    sender?.send(messageOf(event));
    if (event.name === 'page_viewed') fillSlots();
  });
  fillSlots();
}

/** Starts analytics on a page, if the visitor and the service allow it. Never throws. */
export async function start(settings: AnalyticsSettings): Promise<void> {
  const needsConsent = settings.analyticsConsent === 'required';
  // Discard events until consent is known.
  if (needsConsent) listen(ignore);
  try {
    await whenHydrated();
    const isAllowed = !needsConsent || (await askConsent()) === 'granted';
    if (!isAllowed) forgetIds();
    const sender = isAllowed ? await loadSender(settings).catch(() => undefined) : undefined;
    if (sender) {
      const stop = followVisitor(sender);
      if (needsConsent) onRefusal(stop);
      watchDownloads(document);
    }
    connect(sender, () => {
      if (sender) showFeedback();
      if (needsConsent) offerConsentChange();
    });
    if (sender && needsConsent) publish('page_viewed', {path: window.location.pathname, title: document.title});
  } catch {
    listen(ignore);
  }
}
