import {fold, stem} from './words';

/** An operation in the index. */
export interface Endpoint {
  readonly method: string;
  /** As documented: `/v2/people/{id}`. */
  readonly path: string;
}

/** A query that looks like a request. */
export interface EndpointQuery {
  readonly method?: string;
  readonly segments: readonly string[];
  /** Whether the last segment may be incomplete. */
  readonly open: boolean;
}

const VERB = /^(get|post|put|patch|delete)\s+(\S+)$/i;
const VERSIONS = [['v2'], ['public_api', 'v1'], ['v1']];
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

/** The request in a query: a method and one word, or anything with a slash. */
export function endpointQuery(query: string): EndpointQuery | undefined {
  const text = query.trim().slice(0, 256);
  const [, verb, rest] = VERB.exec(text) ?? [];
  const path = rest ?? text;
  if (!rest && (!path.includes('/') || /\s/.test(path))) return undefined;
  const segments = segmentsOf(path);
  if (segments.length === 0) return undefined;
  return {method: verb?.toUpperCase(), segments, open: !/[/\s]$/.test(query)};
}

const isVersioned = (segments: readonly string[]): boolean =>
  VERSIONS.some((version) => version.every((part, index) => segments[index] === part));

function withoutVersion(segments: readonly string[]): readonly string[] {
  const version = VERSIONS.find((candidate) => candidate.every((part, index) => segments[index] === part));
  return version ? segments.slice(version.length) : segments;
}

type Fit = 'same' | 'begun' | undefined;

function fitOf(asked: string, actual: string, open: boolean): Fit {
  if (asked === actual || (asked !== ID && stem(asked) === stem(actual))) return 'same';
  return open && asked !== ID && actual.startsWith(asked) ? 'begun' : undefined;
}

const SAME_PATH = 1000;
const BELOW = 950;
const OTHER_METHOD = 200;
const BEGUN = 400;
const INSIDE = 500;

/** The API updates with PUT, where other APIs have PATCH. */
const sameMethod = (method: string): string => (method === 'PATCH' ? 'PUT' : method);

/**
 * How well an operation matches, if at all: first the same path and method, then paths below it, then other methods, then
 * incomplete paths and paths inside others.
 */
export function endpointScore(query: EndpointQuery, {method, path}: Endpoint): number | undefined {
  const all = segmentsOf(path);
  const actual = isVersioned(query.segments) ? all : withoutVersion(all);
  const from = query.segments[0] === actual[0] ? 0 : findStart(query, actual);
  if (from === undefined) return undefined;
  const fits = query.segments.map((segment, index) =>
    fitOf(segment, actual[from + index] ?? '', query.open && index === query.segments.length - 1),
  );
  if (fits.some((fit) => fit === undefined)) return undefined;
  const below = actual.length - from - query.segments.length;
  return (
    (below === 0 ? SAME_PATH : BELOW - below) -
    (query.method !== undefined && sameMethod(query.method) !== sameMethod(method) ? OTHER_METHOD : 0) -
    (fits.at(-1) === 'begun' ? BEGUN : 0) -
    (from > 0 ? INSIDE : 0)
  );
}

/** Index of the query's path in a longer path. */
function findStart({segments, open}: EndpointQuery, actual: readonly string[]): number | undefined {
  const start = actual.findIndex(
    (segment) => segment !== ID && fitOf(segments[0] ?? '', segment, open && segments.length === 1) !== undefined,
  );
  return start === -1 ? undefined : start;
}
