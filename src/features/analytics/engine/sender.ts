import {RudderAnalytics} from '@rudderstack/analytics-js/lite';
import type {AnalyticsSettings} from '@site/src/features/settings/core/analyticsSettings';
import {hasItem, local, oneOf, readItem, writeItems} from '@site/src/features/storage';
import {fingerprint} from '@site/src/features/visit';
import {type Message, type PageFacts, contextOf, pageProperties} from '../core/message';
import type {SourceConfig} from '../core/sourceConfig';
import type {Visitor} from '../core/traits';

const LOCAL = {type: 'localStorage'} as const;
const MEMORY = {type: 'memoryStorage'} as const;
const NONE = {type: 'none'} as const;

/** Local storage has the fingerprint of the last identified user, with the prefix of all IDs that are removed together. */
const LAST_USER = 'rl_last_user';

const factsHere = (): PageFacts => ({
  origin: window.location.origin,
  path: window.location.pathname,
  title: document.title,
  referrer: document.referrer,
});

/** Local storage has random IDs of the browser and the visit, and `LAST_USER`. All else is in memory (plugins/analytics). */
export function startSender(settings: AnalyticsSettings, source: SourceConfig) {
  const library = new RudderAnalytics();
  library.load(settings.analyticsWriteKey, settings.analyticsDataPlaneUrl, {
    // Already fetched and reduced, so that the library sends only deliveries.
    getSourceConfig: () => JSON.stringify(source),
    plugins: ['XhrQueue'],
    loadIntegration: false,
    polyfillIfRequired: false,
    // Visitors don't need to see errors of the data plane.
    logLevel: 'NONE',
    sameDomainCookiesOnly: true,
    storage: {
      type: LOCAL.type,
      entries: {
        ...{anonymousId: LOCAL, sessionInfo: LOCAL, userId: MEMORY, userTraits: MEMORY},
        ...{groupId: NONE, groupTraits: NONE, initialReferrer: NONE, initialReferringDomain: NONE, authToken: NONE},
      },
    },
  });
  const forget = (): void => library.reset({entries: {anonymousId: true}});
  return {
    send: ({name, properties}: Message) => {
      const facts = factsHere();
      if (name === 'page_viewed') library.page(pageProperties(properties, facts), contextOf(facts));
      else library.track(name, {...properties}, contextOf(facts));
    },
    identify: ({id, traits}: Visitor) => {
      // A closed tab leaves its IDs: another user of the browser gets new ones.
      const user = fingerprint(id ?? '');
      if (hasItem(local, LAST_USER) && readItem(local, LAST_USER, oneOf(user)) === undefined) forget();
      writeItems(local, {[LAST_USER]: user});
      const options = contextOf(factsHere());
      if (id === undefined) library.identify({...traits}, options);
      else library.identify(id, {...traits}, options);
    },
    forget,
  };
}

export type Sender = ReturnType<typeof startSender>;
