import type {PlacedOperation} from '../../model/spec';
import {isNode} from '../../model/node';
import {readFileSync, readdirSync, statSync} from 'node:fs';
import path from 'node:path';

export interface RecordedResponse {
  readonly status: number;
  /** Parsed JSON. A body that isn't JSON is a string. */
  readonly body: unknown;
}

/** The tool's only access to an API. It has no other method, because a comparison must not change data. */
interface ReadOnlyClient {
  get(pathAndQuery: string): Promise<RecordedResponse>;
}

/** Retries after a 429. */
const RETRIES = 3;
/** Seconds to wait after a 429 without a Retry-After header. The limit is per minute. */
const DEFAULT_WAIT = 60;

/** Longest wait that a Retry-After header can set, in seconds. */
const MAX_WAIT = 300;
/** Longest time for one response, in milliseconds. */
const TIMEOUT_MS = 60_000;
const sleep = (seconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, seconds * 1000));

/** Seconds to wait after a 429, between one second and five minutes. */
function waitOf({headers}: Response): number {
  const seconds = Number(headers.get('Retry-After') ?? DEFAULT_WAIT);
  return Number.isFinite(seconds) ? Math.min(Math.max(seconds, 1), MAX_WAIT) : DEFAULT_WAIT;
}

async function bodyOf(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text) as unknown;
  } catch {
    // HTML, CSV or an empty body is compared as a string.
    return text;
  }
}

/**
 * A client that sends GET requests only and waits when the rate limit is reached.
 * @param server such as `https://api.salesloft.com`
 * @param credential API key or access token
 */
export function readOnlyClient(server: string, credential: string, wait = sleep): ReadOnlyClient {
  return {
    async get(pathAndQuery) {
      for (let attempt = 0; ; attempt++) {
        const response = await fetch(server + pathAndQuery, {
          method: 'GET',
          headers: {Authorization: `Bearer ${credential}`, Accept: 'application/json'},
          // A redirect must not send the credential to another host.
          redirect: 'manual',
          signal: AbortSignal.timeout(TIMEOUT_MS),
        });
        if (response.status === 401) throw new Error('The API refused the credential (401). Check SALESLOFT_API_KEY.');
        if (response.status !== 429 || attempt === RETRIES) {
          return {status: response.status, body: await bodyOf(response)};
        }
        await response.body?.cancel();
        await wait(waitOf(response));
      }
    },
  };
}

/** A response of an operation, or why there is none. */
type Source = {readonly response: RecordedResponse} | {readonly skipped: string};

/** The encoded ID of the first record of a list, kept in memory only. */
function firstId({body}: RecordedResponse): string | undefined {
  const data = isNode(body) ? body.data : body;
  const [first] = Array.isArray(data) ? (data as unknown[]) : [data];
  const id = isNode(first) ? first.id : undefined;
  return typeof id === 'number' || typeof id === 'string' ? encodeURIComponent(id) : undefined;
}

/**
 * Calls every read operation once, lists first. The ID in a path is that of the first record in the list above it.
 * @yields each operation with its response, or with the reason why it was not called
 */
export async function* liveResponses(
  operations: readonly PlacedOperation[],
  client: ReadOnlyClient,
): AsyncGenerator<readonly [PlacedOperation, Source]> {
  const reads = operations.filter(({method}) => method === 'get');
  const depth = (path: string): number => path.split('{').length;
  /** Encoded IDs of the first records by real path. */
  const ids = new Map<string, string | undefined>();

  /** The path of a template with IDs. Undefined if a list above it is empty. */
  const realPath = (template: string): string | undefined => {
    let path = '';
    for (const part of template.split('/').slice(1)) {
      const segment = part.startsWith('{') ? ids.get(path) : part;
      if (segment === undefined) return undefined;
      path += `/${segment}`;
    }
    return path;
  };

  for (const operation of [...reads].sort((a, b) => depth(a.path) - depth(b.path))) {
    const {parameters = []} = operation;
    const required = parameters.filter((one) => one.in === 'query' && one.required).map(({name}) => name);
    const path = realPath(operation.path);
    if (required.length > 0) {
      yield [operation, {skipped: `needs ${required.join(', ')}`}];
    } else if (path === undefined) {
      yield [operation, {skipped: 'no record to read'}];
    } else {
      const response = await client.get(path).catch((error: unknown) => {
        // The path contains a team's IDs, so name the template.
        throw new Error(`GET ${operation.path}: ${error instanceof Error ? error.message : String(error)}`);
      });
      if (response.status === 200) ids.set(path, firstId(response));
      const isSuccess = response.status >= 200 && response.status < 300;
      yield [operation, isSuccess ? {response} : {skipped: `it returned ${String(response.status)}`}];
    }
  }
}

/** @throws with the file and the fix when it is not a recorded response */
function readResponse(file: string): RecordedResponse {
  const fail = (problem: string): never => {
    throw new Error(`${file} ${problem}. Write {"status": 200, "body": ...}.`);
  };
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    // The parser's message would quote the file.
    return fail(error instanceof SyntaxError ? 'is not JSON' : 'cannot be read');
  }
  if (!isNode(content) || typeof content.status !== 'number' || !('body' in content)) {
    return fail('needs a numeric `status` and a `body`');
  }
  return {status: content.status, body: content.body};
}

/**
 * Recorded responses of a folder: `<operationId>.json`, or `<operationId>.<anything>.json` for several of one operation.
 * @yields each recorded operation with its response, writes too, then the read operations that were not recorded
 * @throws when there is no folder, or a file belongs to no operation, or is not a recorded response
 */
export function* replayedResponses(
  operations: readonly PlacedOperation[],
  folder: string,
): Generator<readonly [PlacedOperation, Source]> {
  if (!statSync(folder, {throwIfNoEntry: false})?.isDirectory())
    throw new Error(`There is no folder ${folder}. Name one with responses: npm run spec -- record --replay <folder>`);
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  if (files.length === 0) throw new Error(`${folder} has no recorded responses. Add files such as people-index.json.`);
  const known = new Map(operations.map((operation) => [operation.operationId, operation]));
  for (const file of files.sort()) {
    const operation = known.get(file.split('.')[0] ?? '');
    if (!operation) {
      throw new Error(
        `${path.join(folder, file)}: no operation has the ID ${file.split('.')[0] ?? ''}. Name the file after one, such as people-index.json.`,
      );
    }
    yield [operation, {response: readResponse(path.join(folder, file))}];
  }
  const recorded = new Set(files.map((file) => file.split('.')[0]));
  for (const operation of operations) {
    if (operation.method === 'get' && !recorded.has(operation.operationId)) {
      yield [operation, {skipped: 'not recorded'}];
    }
  }
}
