import {type NameValue, type SampleRequest, requestUrl} from '../../samples/core/request';
import {decodable} from '../../page-loading/core/decodePath';
import {apiVersions} from '../../../config/apiVersions';
import type {KeptBody, LoggedCall} from '../../call-log/core/callLog';
import {fragmentOf} from './draft';
import type {FormBody} from './formBody';
import type {HttpRequest} from './httpRequest';
import type {Sent} from './sent';
import type {LoadedOperation} from './operation';
import {isSecret, withoutSecrets} from './secrets';

export interface ResponseBody {
  readonly kind: 'none' | 'json' | 'text' | 'file';
  /** Whether the connection broke before it arrived. */
  readonly isLost?: boolean;
  readonly text: string;
  readonly blob: Blob;
}

/** The outcome of a call. Times in milliseconds. */
export type Outcome =
  | {
      readonly kind: 'response';
      readonly status: number;
      readonly headers: readonly NameValue[];
      readonly took: number;
      readonly body: ResponseBody;
      /** Time of arrival, by the browser's clock. */
      readonly at: number;
    }
  | {readonly kind: 'failure'; readonly reason: FailureReason; readonly took: number; readonly at: number};

/** Whether the token of the request can be a valid one: only 401 says that it isn't. */
export const isAccepted = (outcome: Outcome): boolean => outcome.kind === 'failure' || outcome.status !== 401;

/**
 * `unreachable`: no server, no route, or CORS, which browsers don't distinguish. `redirected`: browsers hide the rest.
 * `notLoaded`: the sandbox isn't part of the page yet.
 */
export type FailureReason = 'offline' | 'unreachable' | 'redirected' | 'timeout' | 'cancelled' | 'notLoaded';

/** Largest body that is shown, in bytes. Larger ones would block the browser for seconds. */
const LARGEST_SHOWN = 5_000_000;

const isText = (type: string): boolean => /^(text\/|application\/(.*\+)?(json|xml)|application\/x-www-form)/.test(type);

export function kindOfBody(type: string, size: number): ResponseBody['kind'] {
  const [name = ''] = type.toLowerCase().split(';');
  if (size === 0) return 'none';
  if (size > LARGEST_SHOWN || (name !== '' && !isText(name.trim()))) return 'file';
  return name.includes('json') ? 'json' : 'text';
}

const numberIn = (headers: readonly NameValue[], wanted: string): number | undefined => {
  const value = headers.find(({name}) => name.toLowerCase() === wanted)?.value.trim() ?? '';
  return /^\d{1,9}$/.test(value) ? Number(value) : undefined;
};

/** The rate limit in a response, in points. Undefined for missing headers. */
export const rateLimitOf = (headers: readonly NameValue[]) => ({
  cost: numberIn(headers, 'x-ratelimit-endpoint-cost'),
  remaining: numberIn(headers, 'x-ratelimit-remaining-minute'),
});

/** 1 kB is 1,000 bytes. */
export function sizeText(bytes: number): string {
  if (bytes < 1000) return `${String(bytes)} B`;
  return bytes < 1_000_000 ? `${(bytes / 1000).toFixed(1)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/** Longest body that the list of calls keeps, in characters. */
const LONGEST_KEPT = 64_000;

/** A body for the list of calls: without values that look secret, and without its text if it is too long. */
function keptBody(text: string): KeptBody {
  const {text: kept, removed} = withoutSecrets(text.length > LONGEST_KEPT ? '' : text);
  return kept === '' ? {} : {text: kept, ...(removed > 0 && {isPartial: true, leftOut: removed})};
}

/** A body for the list of calls. Of a form it has the texts, and of files only names and sizes. */
function keptRequest(body: string | FormBody): KeptBody {
  if (typeof body === 'string') return keptBody(body);
  const fields = body instanceof File ? [['body', body] as const] : [...body];
  const lines = fields.map(
    ([name, value]) => `${name}=${value instanceof File ? `${value.name} (${sizeText(value.size)})` : value}`,
  );
  return {...keptBody(lines.join('\n')), isForm: true};
}

/** In place of a value in a path that looks secret. */
const LEFT_OUT = '{left-out}';

/** Path and query of a URL without values that look secret. */
function publicUrl(url: string): Pick<LoggedCall, 'path' | 'query'> & {readonly isPartial: boolean} {
  const {pathname, search, searchParams} = new URL(url);
  const isSecretPart = (part: string): boolean => isSecret('', decodeURIComponent(decodable(part)));
  const path = pathname.split('/').map((part) => (isSecretPart(part) ? LEFT_OUT : part));
  const pairs = [...searchParams];
  const kept = pairs.filter(([name, value]) => !isSecret(name, value));
  const isWhole = kept.length === pairs.length;
  const query = isWhole ? search.slice(1) : new URLSearchParams(kept).toString();
  return {path: path.join('/'), query, isPartial: !isWhole || path.includes(LEFT_OUT)};
}

/** What the list of calls has of a request and its outcome. */
interface LoggedRequest extends Pick<Sent, 'target' | 'values'> {
  readonly request: Pick<HttpRequest, 'url'> & {readonly init: Partial<HttpRequest['init']>};
}
type LoggedOutcome =
  | Exclude<Outcome, {readonly kind: 'response'}>
  | (Omit<Extract<Outcome, {readonly kind: 'response'}>, 'body'> & {readonly body: Pick<ResponseBody, 'text'>});

/** A call for the list of calls, without token. */
export function loggedCall(
  {version, operation}: Pick<LoadedOperation, 'version' | 'operation'>,
  {request, target, values}: LoggedRequest,
  outcome: LoggedOutcome,
): LoggedCall {
  const {path, query, isPartial} = publicUrl(request.url);
  const {baseUrl} = apiVersions.find(({id}) => id === version) ?? apiVersions[0];
  const response = outcome.kind === 'response' ? outcome : undefined;
  const {cost, remaining} = rateLimitOf(response?.headers ?? []);
  const at = outcome.at - outcome.took;
  const sent = request.init.body;
  const received = response?.body.text ?? '';
  return {
    id: `${String(at)}-${operation.operationId}`,
    at,
    page: `${baseUrl}${operation.operationId}/`,
    method: operation.method.toUpperCase(),
    name: operation.summary,
    ...{path, query, ...(isPartial && {isPartial})},
    took: outcome.took,
    isSandbox: target === 'sandbox',
    fragment: fragmentOf({values, body: undefined}, target),
    ...(sent !== undefined && {request: keptRequest(sent)}),
    ...(received !== '' && {response: keptBody(received)}),
    ...(response && {status: response.status}),
    cost,
    remaining,
  };
}

/** Whether a request is the one that the list shows. A stored call can have a link that leads to another one. */
export function isRequestOf({method, path, query}: LoggedCall, request: SampleRequest): boolean {
  const {pathname, search} = new URL(requestUrl(request));
  return request.method === method && pathname === path && search.slice(1) === query;
}
