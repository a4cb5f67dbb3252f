import {stem} from './stem';
import {fold} from './tokenize';

const METHODS: Readonly<Record<string, number>> = {POST: 1, PUT: 0.97, PATCH: 0.97, GET: 0.94, DELETE: 0.9};

/** Of the same field on several pages, most people mean the operation that creates, then the one that updates. */
export const weightOfMethod = (endpoint = ''): number => METHODS[endpoint.split(' ')[0] ?? ''] ?? 0.92;

export interface EndpointQuery {
  readonly method?: string;
  readonly segments: readonly string[];
  /** Whether the last segment may be incomplete. */
  readonly open: boolean;
}

const VERB = /^(get|post|put|patch|delete)\s+(\S+)$/i;
/** Treats all IDs as equal: `{id}`, `:id`, `<id>`, `123`. */
const ID = '{}';

const segmentOf = (segment: string): string => (/^(\{.*\}?|:.+|<.*>?|\d+)$/.test(segment) ? ID : fold(segment));

/** The segments of a path, without host, query and `.json`. */
export function segmentsOf(path: string): string[] {
  const bare = path
    .replace(/^https?:\/\/[^/]*/i, '')
    .replace(/[?#].*$/, '')
    .replace(/\.json$/i, '');
  return bare.split('/').filter(Boolean).map(segmentOf);
}

/** A path without its version, as old clients log it: `people.json`. */
const NAME = /^[\w-]+\.json$/i;

/** The request in a query: a method and one word, anything with a slash, or a name of JSON. */
export function endpointQuery(query: string): EndpointQuery | undefined {
  const text = query.trim().slice(0, 256);
  const [, verb, rest] = VERB.exec(text) ?? [];
  const path = rest ?? text;
  if (!rest && !NAME.test(path) && (!path.includes('/') || /\s/.test(path))) return undefined;
  const segments = segmentsOf(path);
  if (segments.length === 0) return undefined;
  return {method: verb?.toUpperCase(), segments, open: !/[/\s]$/.test(query)};
}

type Fit = 'same' | 'begun' | undefined;

function fitOf(typed: string, actual: string, open: boolean): Fit {
  if (typed === actual || (typed !== ID && stem(typed) === stem(actual))) return 'same';
  return open && typed !== ID && actual.startsWith(typed) ? 'begun' : undefined;
}

const SAME_PATH = 1000;
const BELOW = 950;
const OTHER_METHOD = 200;
const BEGUN = 400;
/** For each segment before the typed ones. Without the version of the API, they begin at the second. */
const INSIDE = 150;

/** The API updates with PUT, where other APIs have PATCH. */
const sameMethod = (method: string): string => (method === 'PATCH' ? 'PUT' : method);

/**
 * How well an operation matches, if at all: first the same path and method, then paths below it, then other methods, then
 * incomplete paths and paths inside others.
 * @param endpoint method and path as documented: `PUT /v2/people/{id}`
 */
export function endpointScore({method: typed, segments, open}: EndpointQuery, endpoint: string): number | undefined {
  const [method = '', path = ''] = endpoint.split(' ');
  const actual = segmentsOf(path);
  const fitAt = (index: number, at: number): Fit =>
    fitOf(segments[index] ?? '', actual[at] ?? '', open && index === segments.length - 1);
  const from = segments[0] === actual[0] ? 0 : actual.findIndex((segment, at) => segment !== ID && fitAt(0, at));
  if (from === -1) return undefined;
  const fits = segments.map((_, index) => fitAt(index, from + index));
  if (fits.includes(undefined)) return undefined;
  const below = actual.length - from - segments.length;
  return (
    (below === 0 ? SAME_PATH : BELOW - below) -
    (typed !== undefined && sameMethod(typed) !== sameMethod(method) ? OTHER_METHOD : 0) -
    (fits.at(-1) === 'begun' ? BEGUN : 0) -
    from * INSIDE
  );
}
