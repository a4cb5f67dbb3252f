import {type PlacedPath, findOperation} from '../../pasted-request/core/findOperation';
import {type PastedRequest, readHeaders} from '../../pasted-request/core/pastedRequest';
import {readRequest} from '../../pasted-request/core/readRequest';

export interface ReadCalls {
  /** URLs of the pages of the operations, in the order of the text. */
  readonly pages: readonly string[];
  /** Requests that no operation fits, without what can be a secret. */
  readonly unknown: readonly string[];
  /** Paths that aren't those of the operations that were chosen for them: `/v2/calls → /public_api/v1/calls`. */
  readonly otherPaths: readonly string[];
  readonly hadCredential: boolean;
  /** Whether the text had more lines than are read. */
  readonly isCut: boolean;
}

/** A log of a day can have millions. */
const MOST_LINES = 20_000;
/** Of the requests that have no operation, or one with another path, this many are named. */
const MOST_NAMED = 10;

const METHOD = /\b(?:GET|POST|PUT|PATCH|DELETE|HEAD)\b/;
/** A path of the API, with or without its host, somewhere in a line. */
const TARGET = /(?:https?:\/\/[^\s"'<>/]+)?\/(?:public_api\/)?v\d+[/.][^\s"'<>,;]*/;

/** The request in a line: as the form of an operation reads it, else what a log has of it. */
function requestIn(line: string): PastedRequest | undefined {
  const read = readRequest(line);
  if (read.kind === 'request') return read.request;
  const target = TARGET.exec(line)?.[0];
  const logged = target === undefined ? undefined : readRequest(`${METHOD.exec(line)?.[0] ?? ''} ${target}`);
  return logged?.kind === 'request' ? logged.request : undefined;
}

/** Whether a line has a credential: a header, a field of JSON, `name=value`, or a bearer token. */
const hasCredential = (line: string): boolean =>
  /\bbearer\s+[\w.-]/i.test(line) ||
  readHeaders(
    line
      .replaceAll(/["']/g, '')
      .replaceAll('=', ':')
      .split(/[\s,{}&?]+/),
  ).hadCredential;

/** A path with a placeholder for what can be an ID or a secret. */
const withoutValues = (path: string): string =>
  path.replaceAll(/\/(?:[^/]*\d[^/]*|[^/]{25,})(?=\/|$)/g, (part) => (/^\/v\d+$/.test(part) ? part : '/…'));

/** Names that logs and HAR files have for the URL or path of a request. */
const URL_NAMES = ['url', 'path', 'uri', 'request_uri'];

/** The requests in JSON, such as a HAR file: each object with a method and a URL or path. */
function requestsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(requestsIn);
  if (typeof value !== 'object' || value === null) return [];
  const entries: Readonly<Record<string, unknown>> = {...value};
  const target = URL_NAMES.map((name) => entries[name]).find((one) => typeof one === 'string');
  if (typeof entries.method === 'string' && target !== undefined) return [`${entries.method} ${target}`];
  return Object.values(entries).flatMap(requestsIn);
}

/** The requests of a text that is JSON. Empty for others, and for JSON without requests. */
function jsonRequests(text: string): string[] {
  try {
    return requestsIn(JSON.parse(text));
  } catch {
    return []; // Also nested too deeply.
  }
}

/** Whether a request names another host. Variables and addresses can stand for the API. */
const isForeign = ({host = ''}: PastedRequest, own: string): boolean =>
  /^(?:[\w-]+\.)+[a-z]{2,}$/i.test(host) && host.toLowerCase() !== own;

/** Methods that callers use for others of this API. */
const ALIASES = ['HEAD', 'PATCH', 'PUT'];

/** The operations of a request, and its path if theirs differs. A path alone means each of its operations. */
function operationsOf(request: PastedRequest, operations: readonly PlacedPath[], host: string) {
  const found = findOperation(request, operations, '');
  if (found.kind === 'none' || isForeign(request, host)) return {own: []};
  const {operation, otherPath, methods} = found;
  if (methods && !ALIASES.includes(request.method ?? '')) return {own: []};
  const own = request.method === undefined ? operations.filter(({path}) => path === operation.path) : [operation];
  return {own, otherPath: otherPath && `${withoutValues(otherPath)} → ${operation.path}`};
}

/** The operations of a pasted list of paths, of commands, or of a log. Only methods and paths are used. @param host of the API */
export function readCalls(text: string, operations: readonly PlacedPath[], host: string): ReadCalls {
  const lines = text.replaceAll(/\\\r?\n\s*/g, ' ').split(/\r?\n/);
  const requests = jsonRequests(text);
  const read = (requests.length > 0 ? requests : lines).slice(0, MOST_LINES).map((line) => line.trim());
  const pages = new Set<string>();
  const unknown = new Set<string>();
  const others = new Set<string>();
  const seen = new Set<string>();
  let hadCredential = requests.length > 0 && lines.slice(0, MOST_LINES).some(hasCredential);
  for (const line of read) {
    const request = line === '' ? undefined : requestIn(line);
    hadCredential ||= request?.hadCredential === true || hasCredential(line);
    if (!request) continue;
    const other = isForeign(request, host) ? request.host : '';
    // Without what can't be seen.
    const name = `${request.method ?? ''} ${other ?? ''}${withoutValues(request.path)}`
      .trim()
      .replaceAll(/[^ -~…]/g, '…');
    if (seen.has(name)) continue;
    seen.add(name);
    const {own, otherPath} = operationsOf(request, operations, host);
    for (const {href} of own) pages.add(href);
    if (otherPath !== undefined && others.size < MOST_NAMED) others.add(otherPath);
    if (own.length === 0 && unknown.size < MOST_NAMED) unknown.add(name);
  }
  return {
    pages: [...pages],
    unknown: [...unknown],
    otherPaths: [...others],
    hadCredential,
    isCut: (requests.length > 0 ? requests : lines).length > MOST_LINES,
  };
}
