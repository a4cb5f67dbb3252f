import {type EventName, type Kind, type SiteEvent, trackingPlan} from '../../events/core/trackingPlan';
import {cleaners, cleanPath, cleanReferrer} from './sanitize';

type Properties = Readonly<Record<string, string | number>>;

export interface Message {
  readonly name: EventName;
  readonly properties: Properties;
}

/** Returns a new object with only the planned properties, each cleaned by its kind. */
export function messageOf({name, values}: SiteEvent): Message {
  const given = values as Readonly<Record<string, unknown>>;
  const properties = Object.entries<Kind>(trackingPlan[name]).flatMap(([property, kind]) => {
    const value = cleaners[kind](given[property]);
    return value === undefined ? [] : [[property, value] as const];
  });
  return {name, properties: Object.fromEntries(properties)};
}

export interface PageFacts {
  readonly origin: string;
  readonly path: string;
  readonly title: string;
  readonly referrer: string;
}

/** All values that the library would otherwise read from the page, with queries, fragments and full referrers. */
function libraryPage({origin, path, title, referrer}: PageFacts) {
  const cleaned = cleanPath(path);
  const from = cleanReferrer(referrer, origin);
  return {
    ...{path: cleaned, url: origin + cleaned, tab_url: origin + cleaned, search: ''},
    title: String(cleaners.title(title) ?? ''),
    ...{referrer: from, referring_domain: from === '' ? '' : new URL(from).host},
    ...{initial_referrer: '', initial_referring_domain: ''},
  };
}

export const pageProperties = ({path, title}: Properties, facts: PageFacts) =>
  libraryPage({...facts, path: String(path), title: String(title ?? '')});

/** Context of each event, as options of the library, which override the values that it reads. */
export const contextOf = (facts: PageFacts) => ({
  page: libraryPage(facts),
  // The library reads these from the query.
  campaign: null,
});
