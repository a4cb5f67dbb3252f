import {RudderAnalytics} from '@rudderstack/analytics-js/lite';
import type {AnalyticsConfig} from '../core/analyticsConfig';
import type {Message} from '../core/message';
import {type PageFacts, contextOf, pageProperties} from '../core/page';
import type {SourceConfig} from '../core/sourceConfig';
import type {Visitor} from '../core/traits';

/** What is done with what happens on a page. */
export interface Sender {
  readonly send: (message: Message) => void;
  readonly identify: (visitor: Visitor) => void;
  /** Forgets the visitor. */
  readonly forget: () => void;
}

const LOCAL = {type: 'localStorage'} as const;
const MEMORY = {type: 'memoryStorage'} as const;
const NONE = {type: 'none'} as const;

const factsHere = (): PageFacts => ({
  origin: window.location.origin,
  path: window.location.pathname,
  title: document.title,
  referrer: document.referrer,
});

/**
 * Starts the library. Of what it keeps, a random id of the browser and of the visit are in local storage, who is logged
 * in is in memory, and so are events on their way (plugins/analytics takes care of that).
 */
export function startSender({writeKey, dataPlaneUrl}: AnalyticsConfig, source: SourceConfig): Sender {
  const library = new RudderAnalytics();
  library.load(writeKey, dataPlaneUrl, {
    // Asked for already, and cut down to what is harmless: the library fetches nothing but what it delivers.
    getSourceConfig: () => JSON.stringify(source),
    plugins: ['XhrQueue'],
    loadIntegration: false,
    polyfillIfRequired: false,
    // A data plane that fails is no visitor's concern.
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
    send: ({name, properties}) => {
      const facts = factsHere();
      if (name === 'page_viewed') library.page(pageProperties(properties, facts), contextOf(facts));
      else library.track(name, {...properties}, contextOf(facts));
    },
    identify: ({id, traits}) => {
      const options = contextOf(factsHere());
      if (id === undefined) library.identify({...traits}, options);
      else library.identify(id, {...traits}, options);
    },
    forget: () => library.reset({entries: {anonymousId: true}}),
  };
}
