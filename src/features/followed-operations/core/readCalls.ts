import {type PlacedPath, findOperation} from '../../pasted-request/core/findOperation';
import {type PastedRequest, readHeaders} from '../../pasted-request/core/pastedRequest';
import {readRequest} from '../../pasted-request/core/readRequest';

export interface ReadCalls {
  /** URLs of the pages of the operations, in the order of the text. */
  readonly pages: readonly string[];
  /** Requests that no operation fits, without what can be a secret. */
  readonly unknown: readonly string[];
  readonly hadCredential: boolean;
  /** Whether the text had more lines than are read. */
  readonly isCut: boolean;
}

/** A log of a day can have millions. */
const MOST_LINES = 20_000;
/** Requests without operation that are named. */
const MOST_UNKNOWN = 10;

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

/** The operations of a request. A path alone means each of its operations. */
function pagesOf(request: PastedRequest, operations: readonly PlacedPath[]): readonly string[] {
  const found = findOperation(request, operations, '');
  if (found.kind === 'none') return [];
  const {path, href} = found.operation;
  if (request.method !== undefined) return [href];
  return operations.filter((operation) => operation.path === path).map((operation) => operation.href);
}

/** The operations of a pasted list of paths, of commands, or of a log. Only methods and paths are used. */
export function readCalls(text: string, operations: readonly PlacedPath[]): ReadCalls {
  const lines = text.replaceAll(/\\\r?\n\s*/g, ' ').split(/\r?\n/);
  const read = lines.slice(0, MOST_LINES).map((line) => line.trim());
  const pages = new Set<string>();
  const unknown = new Set<string>();
  const seen = new Set<string>();
  let hadCredential = false;
  for (const line of read) {
    const request = line === '' ? undefined : requestIn(line);
    hadCredential ||= request?.hadCredential === true || hasCredential(line);
    if (!request) continue;
    const name = `${request.method ?? ''} ${withoutValues(request.path)}`.trim();
    if (seen.has(name)) continue;
    seen.add(name);
    const own = pagesOf(request, operations);
    for (const page of own) pages.add(page);
    if (own.length === 0 && unknown.size < MOST_UNKNOWN) unknown.add(name);
  }
  return {pages: [...pages], unknown: [...unknown], hadCredential, isCut: lines.length > MOST_LINES};
}
