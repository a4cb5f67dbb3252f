import {METHODS} from '@site/openapi/model/spec';
import {isObject} from '@site/src/utils/isObject';

/** A request sent from this site, without body and token. */
export interface LoggedCall {
  readonly id: string;
  /** Send time in milliseconds since 1970. */
  readonly at: number;
  /** Path of the operation's page. */
  readonly page: string;
  readonly method: string;
  /** Summary of the operation: `List people`. */
  readonly name?: string;
  readonly path: string;
  /** As sent, without the question mark. */
  readonly query: string;
  /** Whether it had a body, which is never stored. */
  readonly hadBody?: boolean;
  /** Whether it went to the sandbox in the page. */
  readonly isSandbox?: boolean;
  /** Undefined without a response. */
  readonly status?: number;
  /** Why there is no response. */
  readonly failure?: string;
  /** From the request to the last byte, in milliseconds. */
  readonly took: number;
  /** Points, from the headers of the response. */
  readonly cost?: number;
  readonly remaining?: number;
  /** Fragment of the link that fills the form with the parameters. */
  readonly fragment: string;
}

/** How many calls are kept. */
export const LIMIT = 500;

/** The latest time of a `Date` (ECMAScript, 21.4.1.1). */
const LATEST = 8.64e15;
/** Longest text in a call, in characters. Longer ones are not from this site. */
const MAX_LENGTH = 100_000;

type Check = (value: unknown) => boolean;

const text =
  (pattern: RegExp): Check =>
  (value) =>
    typeof value === 'string' && value.length <= MAX_LENGTH && pattern.test(value);
const integer =
  (least: number, most: number): Check =>
  (value) =>
    typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;
const optional =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);

const ANY = /^/;

/** Checks of stored calls. Page and fragment become a link, so only forms on pages of this site are allowed. */
const CHECKS: {readonly [Name in keyof LoggedCall]-?: Check} = {
  id: text(/./),
  at: integer(0, LATEST),
  page: text(/^\/docs\/api\/(?:[\w-][\w.-]*\/)+$/),
  method: (value) => METHODS.some((method) => method.toUpperCase() === value),
  name: optional(text(ANY)),
  path: text(/^\//),
  query: text(ANY),
  hadBody: optional((value) => typeof value === 'boolean'),
  isSandbox: optional((value) => typeof value === 'boolean'),
  status: optional(integer(100, 999)),
  failure: optional(text(ANY)),
  took: integer(0, LATEST),
  cost: optional(integer(0, 1e9)),
  remaining: optional(integer(0, 1e9)),
  fragment: text(/^(?:#try-it\?|$)/),
};

const isCall = (value: unknown): value is LoggedCall =>
  isObject(value) &&
  Object.entries(CHECKS).every(([name, check]) => check(Object.hasOwn(value, name) ? value[name] : undefined));

/** The calls in a stored text, newest first, without invalid and duplicate ones. */
export function readCalls(stored: string | null): readonly LoggedCall[] {
  try {
    const list: unknown = JSON.parse(stored ?? '[]');
    const calls = Array.isArray(list) ? list.filter(isCall) : [];
    return [...new Map(calls.map((call) => [call.id, call])).values()].slice(0, LIMIT);
  } catch {
    return [];
  }
}

/** Adds a call at the front. */
export const withCall = (calls: readonly LoggedCall[], call: LoggedCall): readonly LoggedCall[] =>
  [call, ...calls].slice(0, LIMIT);

/** Filters of the list. Empty ones match all. */
export interface CallFilter {
  readonly method: string;
  /** First digit of the status, or `none` for calls without a response. */
  readonly status: string;
  /** Part of the path or of the operation's name, in any case. */
  readonly path: string;
  /** Where the call went. */
  readonly target: '' | 'sandbox' | 'account';
}

export const ALL: CallFilter = {method: '', status: '', path: '', target: ''};

const classOf = ({status}: LoggedCall): string => (status === undefined ? 'none' : String(status).charAt(0));

export const filterCalls = (
  calls: readonly LoggedCall[],
  {method, status, path, target}: CallFilter,
): readonly LoggedCall[] =>
  calls.filter(
    (call) =>
      (method === '' || call.method === method) &&
      (status === '' || classOf(call) === status) &&
      (target === '' || (target === 'sandbox') === (call.isSandbox ?? false)) &&
      `${call.path} ${call.name ?? ''}`.toLowerCase().includes(path.trim().toLowerCase()),
  );
