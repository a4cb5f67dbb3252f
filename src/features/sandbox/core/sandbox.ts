import {POINTS_PER_MINUTE, costOf} from '@site/openapi/model/rateLimit';
import {MISSING_TOKEN, WRONG_TOKEN} from '@site/openapi/model/errorMessages';
import {sentFor} from '@site/openapi/model/listResponse';
import {type PlacedOperation, mainMedia} from '@site/openapi/model/spec';
import {isDeeper} from '@site/src/utils/isDeeper';
import {isObject} from '@site/src/utils/isObject';
import {type Call, type Caller, failure, invalid, unknownPath} from './call';
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
/** Longest body that is accepted, in bytes over HTTP, else in characters. */
export const LONGEST_BODY = 10_000_000;

/** Only the end of the API's message is known. */
export const MISSING_SCOPE = 'Sandbox: the token does not have the required scopes';

/** Longest URL, in characters. Each parameter of an operation is looked up in the whole query. */
const LONGEST_URL = 16_000;

export const tooLarge = (): Response => failure(413, 'Sandbox: the body is larger than 10 MB. Send less at once');

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
  /** Points that callers spent in a minute of the clock. */
  readonly #spent = new Map<string, number>();
  #minute = 0;

  constructor(private readonly options: SandboxOptions) {
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
    for (const all of [this.#spent, this.#stores])
      if (key === undefined) all.clear();
      else all.delete(key);
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

  /** The minute of the clock, and the points that a caller spent in it. */
  spent(key: string): string {
    return `${String(this.#minute)} ${String(this.#spent.get(key) ?? 0)}`;
  }

  /** Continues with the points of an earlier {@link spent}. If it isn't one, returns false. */
  continueFrom(key: string, spent: string): boolean {
    if (!/^\d{1,9} \d{1,4}$/.test(spent)) return false;
    const [minute = 0, points = 0] = spent.split(' ').map(Number);
    this.#minute = minute;
    this.#spent.set(key, points);
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
    const {remaining, granted} = this.#spend(caller.key, cost);
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

  /** Spends points if enough are left. A rejected request costs nothing. */
  #spend(key: string, cost: number): {readonly remaining: number; readonly granted: boolean} {
    const {now, pointsPerMinute = POINTS_PER_MINUTE} = this.options;
    const minute = Math.floor(now() / 60_000);
    if (minute !== this.#minute) this.#spent.clear();
    this.#minute = minute;
    const left = pointsPerMinute - (this.#spent.get(key) ?? 0);
    const granted = cost <= left;
    const remaining = granted ? left - cost : left;
    this.#spent.set(key, pointsPerMinute - remaining);
    return {remaining, granted};
  }

  #storeOf(key: string): Store {
    const store = this.#stores.get(key) ?? new Store(this.#seed);
    this.#stores.set(key, store);
    return store;
  }
}

/** The fields of a form, with their types in the description. Brackets name a part: `custom_fields[Depots]=2`. */
function readForm({requestBody}: PlacedOperation, text: string): unknown {
  const {properties = {}} = mainMedia(requestBody?.content)?.[1].schema ?? {};
  const form = new URLSearchParams(text);
  const fields = Object.entries(properties).map(([field, schema]) => {
    const name = schema.items ? `${field}[]` : field;
    return [field, sentFor({name, in: 'query', schema}, form)] as const;
  });
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
}

/** The most levels of objects and lists in a body. The validator needs stack for each. */
const DEEPEST = 100;
/** The most fields of an object in a body. JavaScript needs longer for each of many more. */
const MOST_FIELDS = 10_000;

/** The most values in a body. A bulk job with 5,000 rows of 40 fields has fewer. */
const MOST_VALUES = 200_000;

const isWide = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.some(isWide)
    : isObject(value) && (Object.keys(value).length > MOST_FIELDS || Object.values(value).some(isWide));

/** The body of a request, or an error. Undefined for none. @param form the operation, if the body can be a form */
function readBody(text: string, form: PlacedOperation | undefined): unknown {
  if (text.length > LONGEST_BODY) return tooLarge();
  // Before they are parsed and checked, which takes a second. A comma in a text counts, too.
  if (text.split(',', MOST_VALUES + 1).length > MOST_VALUES)
    return failure(413, `Sandbox: the body has more than ${String(MOST_VALUES)} values. Send less at once`);
  let body: unknown;
  try {
    body = text.trim() === '' ? undefined : JSON.parse(text);
  } catch {
    if (!form) return failure(400, "Sandbox: the body isn't valid JSON");
    body = readForm(form, text);
  }
  if (isDeeper(body, DEEPEST)) return failure(400, `Sandbox: the body has more than ${String(DEEPEST)} levels`);
  return isWide(body)
    ? failure(400, `Sandbox: an object in the body has more than ${String(MOST_FIELDS)} fields`)
    : body;
}
