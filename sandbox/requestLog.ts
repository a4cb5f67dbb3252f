import type {IncomingMessage, ServerResponse} from 'node:http';
import {requestUrl} from './requestUrl';

/** One request as the log shows it. */
export interface LoggedRequest {
  readonly at: string;
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly origin?: string;
  readonly contentType?: string;
  /** Fields of a token request. */
  readonly fields?: Readonly<Record<string, string>>;
  /** The `state` of the login that the request belongs to, if any. Parallel tests find their own requests by it. */
  readonly state?: string;
  /** Absent until the response is sent, and if the connection was closed before that. */
  readonly status?: number;
}

/** Fields whose values the log hides, because they could be used to log in. */
const SECRETS = new Set([
  'code',
  'code_verifier',
  'client_secret',
  'access_token',
  'refresh_token',
  'api_key',
  'token',
]);
const HIDDEN = '[hidden]';
/** How many requests the log keeps. */
const KEPT = 2000;

const withoutSecrets = (fields: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, SECRETS.has(name) && value !== '' ? HIDDEN : value]),
  );

/** Adds details to a logged request. */
export type Note = (more: Partial<Pick<LoggedRequest, 'fields' | 'state'>>) => void;

/** The latest requests of one service, without secrets. */
export class RequestLog {
  #entries: LoggedRequest[] = [];

  /** Logs a request now, and its status when the response is sent. */
  add(request: IncomingMessage, response: ServerResponse): Note {
    const {pathname, searchParams} = requestUrl(request);
    const query = withoutSecrets(Object.fromEntries(searchParams));
    const entry: {-readonly [Field in keyof LoggedRequest]: LoggedRequest[Field]} = {
      at: new Date().toISOString(),
      method: request.method ?? '',
      path: pathname,
      query,
      ...(request.headers.origin !== undefined && {origin: request.headers.origin}),
      ...(request.headers['content-type'] !== undefined && {contentType: request.headers['content-type']}),
      ...(query.state !== undefined && {state: query.state}),
    };
    this.#entries = [...this.#entries.slice(1 - KEPT), entry];
    response.once('finish', () => (entry.status = response.statusCode));
    return ({fields, state}) => {
      if (fields) entry.fields = withoutSecrets(fields);
      if (state !== undefined) entry.state = state;
    };
  }

  /** All, or those of one login. Oldest first. */
  list(state?: string): readonly LoggedRequest[] {
    return state === undefined ? this.#entries : this.#entries.filter((entry) => entry.state === state);
  }

  /** Responds to `GET /requests`. `?state=` selects one login. */
  send(request: IncomingMessage, response: ServerResponse): void {
    const state = requestUrl(request).searchParams.get('state') ?? undefined;
    response.writeHead(200, {'Content-Type': 'application/json', 'Cache-Control': 'no-store'});
    response.end(JSON.stringify(this.list(state), undefined, 2));
  }
}
