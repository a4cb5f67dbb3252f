import {type IncomingMessage, type Server, type ServerResponse, createServer} from 'node:http';
import {MISSING_TOKEN, WRONG_TOKEN} from '../../openapi/model/errorMessages';
import {type CorsRules, cors} from '../cors';
import {refusesHost} from '../ownForm';
import {RequestLog} from '../requestLog';
import {type ApiResponse, apiResponses} from '../sso/simulatedErrors';
import type {LogIn} from '../sso/logIns';
import {errorBody, sendHalf, sendJson, sendLongList, sendUnknownPath} from './simulatedResponses';
import {type RateLimit, costOf} from './rateLimit';
import {bearerOf, logInsByKey, refusalOf} from './scopeCheck';
import {forward} from './forward';
import {responseChanges} from './responseChanges';
import {mockTarget} from './mockTarget';
import type {Operations} from './operations';
import {profileResponse} from './profile';

const COST = 'x-ratelimit-endpoint-cost';
const REMAINING = 'x-ratelimit-remaining-minute';
const MB = 1_000_000;

export interface GatewayOptions {
  /** Origin of the mock. */
  readonly upstream: string;
  /** Origins of the site. */
  readonly origins: readonly string[];
  /** The login of a valid token. */
  readonly findLogIn: (token: string) => Promise<LogIn | undefined>;
  readonly rateLimit: RateLimit;
  readonly operations: Operations;
}

/** The path with each segment encoded in one way, as the mock compares decoded ones. Undefined if it is not valid UTF-8. */
function samePath(pathname: string): string | undefined {
  try {
    return pathname
      .split('/')
      .map((segment) => encodeURIComponent(decodeURIComponent(segment)))
      .join('/');
  } catch {
    return undefined;
  }
}

/** State that all requests share. */
interface Parts extends GatewayOptions {
  readonly log: RequestLog;
  readonly byApiKey: ReadonlyMap<string, LogIn>;
}

/** The response that the caller prefers (`Prefer: answer=10MB`, RFC 7240). The mock handles its own preferences. */
function preferredResponse(request: IncomingMessage): ApiResponse | 'mock' | undefined {
  const prefer = String(request.headers.prefer ?? '');
  if (/\b(code|example|dynamic)=/.test(prefer)) return 'mock';
  const value = /\banswer=(\w+)/.exec(prefer)?.[1] ?? '';
  return Object.hasOwn(apiResponses, value) ? (value as ApiResponse) : undefined;
}

/** The recorded body of a 429. No `Retry-After`: the API sends none. */
const sendTooManyRequests = (response: ServerResponse): void =>
  sendJson(response, 429, errorBody('API rate limit exceeded'));

/** Simulated errors, sent instead of the mock's response. */
const simulated: Readonly<Record<Exclude<ApiResponse, 'normal'>, (response: ServerResponse) => void>> = {
  '1MB': (response) => sendLongList(response, MB),
  '10MB': (response) => sendLongList(response, 10 * MB),
  hang: () => undefined,
  drop: sendHalf,
  429: (response) => {
    response.setHeader(REMAINING, 0);
    sendTooManyRequests(response);
  },
};

async function handle(parts: Parts, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const {upstream, findLogIn, rateLimit, operations, log, byApiKey} = parts;
  const note = log.add(request, response);
  const token = bearerOf(request);
  const logIn = byApiKey.get(token) ?? (await findLogIn(token));
  // The API checks the token before the path, and sends no WWW-Authenticate header.
  if (!logIn) {
    sendJson(response, 401, errorBody(token === '' ? MISSING_TOKEN : WRONG_TOKEN));
    return;
  }
  note({state: logIn.state});
  // Not as a base URL, because two slashes would begin a host.
  const url = new URL(`${upstream}${request.url ?? '/'}`);
  const pathname = samePath(url.pathname);
  if (pathname === undefined) {
    sendJson(response, 400, errorBody('Sandbox: the path has a percent-encoded value that is not valid UTF-8'));
    return;
  }
  url.pathname = pathname;
  const {method = 'GET'} = request;
  const {cost, remaining, granted} = rateLimit.spend(token, costOf(method, url.searchParams));
  response.setHeader(COST, cost);
  response.setHeader(REMAINING, remaining);
  if (!granted) {
    sendTooManyRequests(response);
    return;
  }
  const operation = operations.find(method, pathname);
  // The mock also finds operations at paths that we don't know, such as one with an empty ID, and nothing checks those.
  if (!operation) {
    sendUnknownPath(response);
    return;
  }
  const refusal = refusalOf(operation, logIn);
  if (refusal !== undefined) {
    sendJson(response, 403, refusal);
    return;
  }
  const isProfile = method === 'GET' && /^\/v2\/(me|team)$/.test(pathname);
  const chosen = preferredResponse(request) ?? (isProfile ? 'normal' : logIn.errors.api);
  if (chosen !== 'mock' && chosen !== 'normal') {
    simulated[chosen](response);
    return;
  }
  const changes = responseChanges(request, url, operation);
  forward(`${upstream}${mockTarget(url, operation.query)}`, request, response, (fromMock) =>
    // The mock validates the request for a profile first.
    isProfile && chosen === 'normal' && fromMock.statusCode === 200
      ? profileResponse(url, logIn, operations.exampleOf)
      : changes(fromMock),
  );
}

/** The gateway in front of the mock API: checks tokens, scopes, the rate limit, and CORS like the provider's API. */
export function createGateway(options: GatewayOptions): Server {
  const log = new RequestLog();
  const parts: Parts = {...options, log, byApiKey: logInsByKey(options.operations.scopes)};
  const rules: CorsRules = {
    origins: new Set(options.origins),
    methods: 'GET, POST, PUT, PATCH, DELETE',
    headers: 'Authorization, Content-Type',
    expose: `${COST}, ${REMAINING}`,
  };
  return createServer((request, response) => {
    if (refusesHost(request, response)) return;
    if (request.url?.split('?')[0] === '/requests') {
      log.send(request, response);
      return;
    }
    if (cors(request, response, rules) === 'preflight') return;
    handle(parts, request, response).catch((error: unknown) => {
      console.error('The sandbox gateway failed:', error);
      response.destroy();
    });
  });
}
