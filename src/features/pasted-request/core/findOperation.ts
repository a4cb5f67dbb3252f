import {editDistance} from '../../../utils/editDistance';
import type {NameValue, PastedRequest} from './pastedRequest';

/** An operation of the site. */
export interface PlacedPath {
  /** In lowercase. */
  readonly method: string;
  /** With placeholders: `/v2/people/{id}`. */
  readonly path: string;
  /** URL of its page. */
  readonly href: string;
}

export interface FoundOperation {
  readonly kind: 'found';
  readonly operation: PlacedPath;
  /** Values of the placeholders that the request has. */
  readonly values: readonly NameValue[];
  /** The path of the request with names for its values, if it differs from the described one in more than them. */
  readonly otherPath: string | undefined;
  /** The methods of the path in uppercase, if that of the request is none of them. */
  readonly methods: readonly string[] | undefined;
}

export type Found = FoundOperation | {readonly kind: 'none'; readonly nearest: string | undefined};

/** A text that isn't percent-encoded stays as it is. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const isPlaceholder = (segment: string): boolean => segment.startsWith('{');

/** Where a request has a name or a variable in place of a value: `{id}`, `:id`, `<id>`, `$ID`. */
const isBlank = (segment: string): boolean => /^(?:\{.*\}|:.+|<.*>|\$.+)$/.test(segment);

const segmentsOf = (path: string): string[] => path.split('/').filter(Boolean).map(decoded);

/** Without the version: `/v2/people` and `/public_api/v1/people` are `people`. */
const withoutVersion = (segments: readonly string[]): readonly string[] => {
  const rest = segments[0] === 'public_api' ? segments.slice(1) : segments;
  return /^v\d+$/i.test(rest[0] ?? '') ? rest.slice(1) : rest;
};

/** How many segments are the same, if the path fits. */
function fit(described: readonly string[], given: readonly string[]): number | undefined {
  if (described.length !== given.length) return undefined;
  const fits = described.every((segment, at) => isPlaceholder(segment) || segment === given[at]?.toLowerCase());
  return fits ? described.filter((segment) => !isPlaceholder(segment)).length : undefined;
}

/** The operations of the path that has most of the segments, of which the earlier ones come first. */
function operationsAt(
  operations: readonly PlacedPath[],
  given: readonly string[],
  partsOf: (segments: readonly string[]) => readonly string[],
): readonly PlacedPath[] {
  const fits = operations.map(
    (operation) => [fit(partsOf(segmentsOf(operation.path)), partsOf(given)), operation] as const,
  );
  const most = Math.max(...fits.map(([count = -1]) => count));
  const best = fits.find(([count]) => count === most && count >= 0)?.[1].path;
  return operations.filter(({path}) => path === best);
}

/** The methods of this API for those that it doesn't have. */
const METHOD_FOR: Readonly<Record<string, string>> = {PATCH: 'PUT', PUT: 'PATCH', HEAD: 'GET'};

/** The operation for a method. Nothing is deleted unless the request says so. */
function choose(at: readonly PlacedPath[], request: PastedRequest, page: string): PlacedPath | undefined {
  const {method, body, query} = request;
  const by = (...wanted: readonly string[]): PlacedPath | undefined =>
    wanted.flatMap((one) => at.find((operation) => operation.method === one.toLowerCase()) ?? [])[0];
  // A URL with a query is that of a read.
  const onPage = query.length > 0 ? undefined : at.find(({href}) => href === page);
  const own = method === undefined ? onPage : by(method, METHOD_FOR[method] ?? '');
  const usual = body === undefined ? ['get', 'post', 'put'] : ['post', 'put', 'patch', 'get'];
  return own ?? by(...usual) ?? at[0];
}

function nearestPath(operations: readonly PlacedPath[], given: readonly string[]): string | undefined {
  const textOf = (segments: readonly string[]): string =>
    withoutVersion(segments)
      .filter((one) => !/^[{:<$\d]/.test(one))
      .join('/');
  const wanted = textOf(given);
  const distances = operations.map(({path}) => [editDistance(textOf(segmentsOf(path)), wanted, 3), path] as const);
  const [nearest] = distances.sort(([one], [other]) => one - other);
  return nearest && nearest[0] <= 3 ? nearest[1] : undefined;
}

/**
 * The operation of a request, also if its path has another version, `.json`, or another method.
 * @param operations of all versions, the newest first
 * @param page URL of the page, whose operation is meant by a URL without a method
 */
export function findOperation(request: PastedRequest, operations: readonly PlacedPath[], page: string): Found {
  const given = segmentsOf(request.path.replace(/\.json$/i, ''));
  const [same, bare] = [(all: readonly string[]) => all, withoutVersion];
  const exact = operationsAt(operations, given, same);
  const at = exact.length > 0 ? exact : operationsAt(operations, given, bare);
  const operation = choose(at, request, page);
  if (!operation) return {kind: 'none', nearest: nearestPath(operations, given)};
  const described = segmentsOf(operation.path);
  const partsOf = exact.length > 0 ? same : bare;
  const sent = partsOf(given);
  const values = partsOf(described).flatMap((segment, index): NameValue[] => {
    const value = sent[index] ?? '';
    return isPlaceholder(segment) && !isBlank(value) ? [[segment.slice(1, -1), value]] : [];
  });
  const named = partsOf(described).map((segment, index) => (isPlaceholder(segment) ? segment : (sent[index] ?? '')));
  const suffix = /\.json$/i.exec(request.path)?.[0] ?? '';
  const isOtherPath = exact.length === 0 || suffix !== '';
  const isOtherMethod = request.method !== undefined && request.method.toLowerCase() !== operation.method;
  return {
    kind: 'found',
    operation,
    values,
    otherPath: isOtherPath
      ? `/${[...given.slice(0, given.length - sent.length), ...named].join('/')}${suffix}`
      : undefined,
    methods: isOtherMethod ? at.map(({method}) => method.toUpperCase()) : undefined,
  };
}
