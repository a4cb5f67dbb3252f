import {decodable} from '../../page-loading/core/decodePath';
import {isObject} from '../../../utils/isObject';
import {parsedJson} from '../../../utils/parsedJson';

/** A body of a call, without values that look secret. */
export interface KeptBody {
  /** Undefined if it was too long, or later calls needed its space. */
  readonly text?: string | undefined;
  /** Whether values that look secret were left out. */
  readonly isPartial?: boolean;
  /** How many. */
  readonly leftOut?: number;
  /** Whether the text lists the fields of a form, and names and sizes of files. */
  readonly isForm?: boolean;
}

/** A request sent from this site, without token. */
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
  /** Whether values of path or query that look secret were left out. */
  readonly isPartial?: boolean;
  /** Undefined without a body. */
  readonly request?: KeptBody;
  readonly response?: KeptBody;
  /** Whether it went to the sandbox in the page. */
  readonly isSandbox?: boolean;
  /** Undefined without a response. */
  readonly status?: number;
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
/** How many characters their bodies have together. */
export const MOST_TEXT = 1_000_000;

/** The fields of a call, each with a value of its type. */
const REQUIRED = {id: '', at: 0, page: '', method: '', path: '', query: '', took: 0, fragment: ''};
const OPTIONAL = {
  name: '',
  request: {},
  response: {},
  isPartial: true,
  isSandbox: true,
  status: 0,
  cost: 0,
  remaining: 0,
};
const FIELDS: Required<LoggedCall> = {...REQUIRED, ...OPTIONAL};

const isOptional = (value: unknown, type: string): boolean => value === undefined || typeof value === type;

const isKeptBody = (value: unknown): boolean =>
  value === undefined ||
  (isObject(value) &&
    isOptional(value.text, 'string') &&
    isOptional(value.isPartial, 'boolean') &&
    isOptional(value.isForm, 'boolean') &&
    isOptional(value.leftOut, 'number'));

/** They become part of a command. */
const METHOD = /^[A-Z]{3,7}$/;
const PATH = /^\/(?!\/)/;
/** Page and fragment become a link, so only forms on pages of this site are allowed. */
const PAGE = /^\/docs\/api\/(?:[\w-][\w.-]*\/)+$/;
const FRAGMENT = /^(?:#try-it\?|$)/;

function isCall(value: unknown): value is LoggedCall {
  if (!isObject(value)) return false;
  const isTyped = Object.entries(FIELDS).every(([name, field]) =>
    value[name] === undefined ? name in OPTIONAL : typeof value[name] === typeof field,
  );
  if (!isTyped || !isKeptBody(value.request) || !isKeptBody(value.response)) return false;
  const {at, page, fragment, method, path} = value as unknown as LoggedCall;
  const isLink = PAGE.test(page) && FRAGMENT.test(fragment) && decodable(fragment) === fragment;
  // JSON has numbers that are infinite, such as 1e999.
  const areReal = Object.values(value).every((one) => typeof one !== 'number' || (one >= 0 && one < Infinity));
  return areReal && isLink && METHOD.test(method) && PATH.test(path) && !isNaN(new Date(at).getTime());
}

/** Reads stored calls, newest first, without invalid and duplicate ones. Undefined for another shape. */
export function readCalls(text: string): readonly LoggedCall[] | undefined {
  const list = parsedJson(text);
  if (!Array.isArray(list)) return undefined;
  const calls = list.filter(isCall);
  return [...new Map(calls.map((call) => [call.id, call])).values()].slice(0, LIMIT);
}

/** Adds a call to a list. */
export const withCall = (calls: readonly LoggedCall[], call: LoggedCall): readonly LoggedCall[] =>
  [call, ...calls].slice(0, LIMIT);

/** The calls with the latest bodies. Older ones lose theirs. @param most characters of all bodies */
export function withLatestBodies(calls: readonly LoggedCall[], most: number): readonly LoggedCall[] {
  let left = most;
  const kept = (body: KeptBody | undefined): KeptBody | undefined => {
    left -= body?.text?.length ?? 0;
    return left < 0 && body ? {} : body;
  };
  return calls.map(({request, response, ...call}) => {
    const [sent, received] = [kept(request), kept(response)];
    return {...call, ...(sent && {request: sent}), ...(received && {response: received})};
  });
}

/** Filters of the list. Empty ones match all. */
export interface CallFilter {
  readonly method: string;
  /** First digit of the status, or `none` for calls without a response. */
  readonly status: string;
  /** Part of the path or of the operation's name, in any case. */
  readonly path: string;
}

export const ALL: CallFilter = {method: '', status: '', path: ''};

const classOf = ({status}: LoggedCall): string => (status === undefined ? 'none' : String(status).charAt(0));

export const filterCalls = (calls: readonly LoggedCall[], {method, status, path}: CallFilter): readonly LoggedCall[] =>
  calls.filter(
    (call) =>
      (method === '' || call.method === method) &&
      (status === '' || classOf(call) === status) &&
      `${call.path} ${call.name ?? ''}`.toLowerCase().includes(path.trim().toLowerCase()),
  );
