import {cleanPath, cleanReferrer, cleaners} from './clean';
import type {Properties} from './message';

/** What a browser knows of the page that a visitor is on. */
export interface PageFacts {
  readonly origin: string;
  readonly path: string;
  readonly title: string;
  /** Where the document was opened from. */
  readonly referrer: string;
}

/**
 * What the library would read off the page by itself, queries, fragments and full referrers included. All of its names
 * stand here, so that it reads none.
 */
interface LibraryPage {
  readonly [name: string]: string;
  readonly path: string;
  readonly url: string;
  readonly tab_url: string;
  readonly title: string;
  readonly search: '';
  readonly referrer: string;
  readonly referring_domain: string;
  readonly initial_referrer: '';
  readonly initial_referring_domain: '';
}

function libraryPage({origin, path, title, referrer}: PageFacts): LibraryPage {
  const cleaned = cleanPath(path);
  const from = cleanReferrer(referrer, origin);
  return {
    ...{path: cleaned, url: origin + cleaned, tab_url: origin + cleaned, search: ''},
    title: String(cleaners.title(title) ?? ''),
    ...{referrer: from, referring_domain: from === '' ? '' : new URL(from).host},
    ...{initial_referrer: '', initial_referring_domain: ''},
  };
}

/** Properties of a page view, made of the event's own path and title. */
export function pageProperties({path, title}: Properties, facts: PageFacts): LibraryPage {
  return libraryPage({...facts, path: String(path), title: String(title ?? '')});
}

/** Context of each event, as options of the library: they are merged over what it has read itself. */
export const contextOf = (facts: PageFacts) => ({
  page: libraryPage(facts),
  // It reads these off the address's query.
  campaign: null,
});
