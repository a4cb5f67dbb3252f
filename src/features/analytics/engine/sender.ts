import {RudderAnalytics} from '@rudderstack/analytics-js/lite';
import type {AnalyticsSettings} from '@site/src/features/settings/core/analyticsSettings';
import {type Message, type PageFacts, contextOf, pageProperties} from '../core/message';
import type {SourceConfig} from '../core/sourceConfig';
import type {Visitor} from '../core/traits';

const LOCAL = {type: 'localStorage'} as const;
const MEMORY = {type: 'memoryStorage'} as const;
const NONE = {type: 'none'} as const;

const factsHere = (): PageFacts => ({
  origin: window.location.origin,
  path: window.location.pathname,
  title: document.title,
  referrer: document.referrer,
});

/** Random IDs of the browser and the visit are in local storage, all else is in memory (plugins/analytics). */
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
  return {
    send: ({name, properties}: Message) => {
      const facts = factsHere();
      if (name === 'page_viewed') library.page(pageProperties(properties, facts), contextOf(facts));
      else library.track(name, {...properties}, contextOf(facts));
    },
    identify: ({id, traits}: Visitor) => {
      const options = contextOf(factsHere());
      if (id === undefined) library.identify({...traits}, options);
      else library.identify(id, {...traits}, options);
    },
    forget: () => library.reset({entries: {anonymousId: true}}),
  };
}

export type Sender = ReturnType<typeof startSender>;
