import {costOf} from '../../../../openapi/model/rateLimit';
import {MISSING_TOKEN, WRONG_TOKEN} from '../../../../openapi/model/errorMessages';
import {isObject} from '../../../utils/isObject';
import {type Call, type Caller, failure, invalid, unknownPath} from './call';
import {RateLimit} from './rateLimit';
import {readBody} from './readBody';
import {successOf} from './records';
import {requestErrors} from './validateRequest';
import {respond} from './respond';
import type {Route, Router} from './router';
import {type Fields, type Seed, Store, indexSeed} from './store';

export interface SandboxOptions {
  readonly router: Router;
  readonly seed: Seed;
  readonly findCaller: (token: string) => Caller | undefined | Promise<Caller | undefined>;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Points of each caller. By default, those of the API. */
  readonly pointsPerMinute?: number;
}

/** A request that may be made: it isn't validated yet. */
export interface Admitted {
  readonly route: Route;
  readonly caller: Caller;
  /** The rate-limit headers of its response. */
  readonly headers: Readonly<Record<string, string>>;
}

export const COST = 'x-ratelimit-endpoint-cost';
export const REMAINING = 'x-ratelimit-remaining-minute';
/** Only the end of the API's message is known. */
export const MISSING_SCOPE = 'Sandbox: the token does not have the required scopes';

/** Longest URL, in characters. Each parameter of an operation is looked up in the whole query. */
export const LONGEST_URL = 16_000;

/** The bearer token of a request. Empty if it has none. */
export const bearerOf = (headers: Headers): string =>
  /^Bearer +(\S+)$/i.exec(headers.get('Authorization') ?? '')?.[1] ?? '';

/** The path with each segment encoded in one way, without `.json`, which clients can add. Undefined if it is not valid UTF-8. */
export function samePath(pathname: string): string | undefined {
  try {
    return pathname
      .replace(/\.json$/, '')
      .split('/')
      .map((segment) => encodeURIComponent(decodeURIComponent(segment)))
      .join('/');
  } catch {
    return undefined;
  }
}

function withHeaders(response: Response, headers: Readonly<Record<string, string>>): Response {
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
  return response;
}

/** A time as the API writes it: `2026-09-14T11:36:58.318000-04:00`. @param now milliseconds since the epoch */
function timestamp(now: number): string {
  const options = {timeZone: 'America/New_York', timeZoneName: 'longOffset'} as const;
  const offset = new Date(now).toLocaleString('en-US', options).slice(-'-04:00'.length);
  return new Date(now + Number.parseInt(offset, 10) * 3_600_000).toISOString().replace('Z', `000${offset}`);
}

function placeOf({operation, values}: Route, pathname: string): Pick<Call, 'list' | 'id'> {
  const [id] = Object.values(values);
  return {id, list: operation.path.endsWith('}') ? pathname.slice(0, pathname.lastIndexOf('/')) : pathname};
}

/** Responds to requests for the operations of a description like the API, and keeps what callers change in memory. */
export class Sandbox {
  readonly #stores = new Map<string, Store>();
  readonly #seed: ReturnType<typeof indexSeed>;
  readonly rateLimit: RateLimit;

  constructor(private readonly options: SandboxOptions) {
    this.rateLimit = new RateLimit(options.now, options.pointsPerMinute);
    this.#seed = indexSeed(options.seed);
  }

  /** Responds to a request, as `fetch` does. Only the path and query of the URL count. */
  async fetch(url: string, init?: RequestInit): Promise<Response> {
    const request = new Request(url, init);
    const admitted = await this.admit(request);
    return admitted instanceof Response ? admitted : await this.respond(admitted, request);
  }

  /** Forgets what a caller changed and spent, or what all callers did. */
  reset(key?: string): void {
    this.rateLimit.reset(key);
    if (key === undefined) this.#stores.clear();
    else this.#stores.delete(key);
  }

  /** The records of a caller, by the paths of their lists. */
  records(key: string): readonly (readonly [path: string, records: readonly Fields[]])[] {
    return (this.#stores.get(key) ?? new Store(this.#seed)).lists();
  }

  /** What a caller changed, for {@link restore}. Undefined if that is nothing. */
  snapshot(key: string): string | undefined {
    return this.#stores.get(key)?.snapshot();
  }

  /** Sets the records of a caller to the seed with the changes of a snapshot. If it isn't one, returns false and sets them to the seed. */
  restore(key: string, snapshot: string): boolean {
    this.#stores.delete(key);
    const store = new Store(this.#seed);
    try {
      store.restore(snapshot);
    } catch {
      return false;
    }
    this.#stores.set(key, store);
    return true;
  }

  /** The caller of a request with these headers, or an error if the token isn't valid. */
  async identify(headers: Headers): Promise<Caller | Response> {
    const token = bearerOf(headers);
    const caller = token === '' ? undefined : await this.options.findCaller(token);
    return caller ?? failure(401, token === '' ? MISSING_TOKEN : WRONG_TOKEN);
  }

  /** Checks the token, the rate limit, the path, and the scopes, in the order of the API. Returns an error if one fails. */
  async admit(request: Request): Promise<Admitted | Response> {
    const caller = await this.identify(request.headers);
    if (caller instanceof Response) return caller;
    if (request.url.length > LONGEST_URL)
      return failure(414, `Sandbox: the URL is longer than ${String(LONGEST_URL)} characters. Send less at once`);
    const {pathname, searchParams} = new URL(request.url);
    const path = samePath(pathname);
    if (path === undefined)
      return failure(400, 'Sandbox: the path has a percent-encoded value that is not valid UTF-8');
    const route = this.options.router.find(request.method, path);
    const cost = costOf(route?.operation, searchParams);
    const {remaining, granted} = this.rateLimit.spend(caller.key, cost);
    const headers = {[COST]: String(cost), [REMAINING]: String(remaining)};
    if (!granted) return withHeaders(failure(429, 'API rate limit exceeded'), headers);
    if (!route) return withHeaders(unknownPath(), headers);
    const {'x-scopes': scopes = [], 'x-admin-only': isAdminOnly} = route.operation;
    if (scopes.some(({scope}) => !caller.scopes.includes(scope)))
      return withHeaders(failure(403, MISSING_SCOPE), headers);
    if (isAdminOnly && !caller.isAdmin)
      return withHeaders(failure(403, "Sandbox: the user isn't a team admin"), headers);
    return {route, caller, headers};
  }

  async respond({route, caller, headers}: Admitted, request: Request): Promise<Response> {
    const {pathname, searchParams: query} = new URL(request.url);
    const {operation} = route;
    const isForm = request.headers.get('Content-Type')?.includes('x-www-form-urlencoded') ?? false;
    const body = readBody(await request.text(), isForm ? operation : undefined);
    if (body instanceof Response) return withHeaders(body, headers);
    const errors = requestErrors(operation, query, body);
    if (errors) return withHeaders(invalid(errors), headers);
    const call: Call = {
      ...placeOf(route, samePath(pathname) ?? ''),
      operation,
      success: successOf(operation),
      query,
      body: isObject(body) ? body : {},
      store: this.#storeOf(caller.key),
      caller,
      time: timestamp(this.options.now()),
    };
    return withHeaders(respond(call), headers);
  }

  #storeOf(key: string): Store {
    const store = this.#stores.get(key) ?? new Store(this.#seed);
    this.#stores.set(key, store);
    return store;
  }
}
