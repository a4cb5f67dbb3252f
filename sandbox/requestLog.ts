import type {IncomingMessage, ServerResponse} from 'node:http';
import {requestUrl} from './http';

export interface LoggedRequest {
  readonly at: string;
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly origin: string | undefined;
  readonly contentType: string | undefined;
  readonly fields?: Readonly<Record<string, string>>;
  /** The `state` of the login that the request belongs to, if any. Parallel tests find their own requests by it. */
  readonly state?: string | undefined;
  /** Absent until the response is sent, and if the connection was closed before that. */
  readonly status?: number;
}

/** Fields whose values the log hides, because they could be used to log in. */
const SECRETS = /^(code|code_verifier|client_secret|access_token|refresh_token|api_key|token)$/;
const HIDDEN = '[hidden]';
const KEPT = 2000;

const withoutSecrets = (fields: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, SECRETS.test(name) && value !== '' ? HIDDEN : value]),
  );

export type Note = (more: {
  readonly fields?: Readonly<Record<string, string>>;
  readonly state: string | undefined;
}) => void;

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
      origin: request.headers.origin,
      contentType: request.headers['content-type'],
      state: query.state,
    };
    this.#entries = [...this.#entries.slice(1 - KEPT), entry];
    response.once('finish', () => (entry.status = response.statusCode));
    return ({fields, state}) => {
      if (fields) entry.fields = withoutSecrets(fields);
      if (state !== undefined) entry.state = state;
    };
  }

  /** Responds to `GET /requests`, oldest first. `?state=` selects one login. */
  send(request: IncomingMessage, response: ServerResponse): void {
    const state = requestUrl(request).searchParams.get('state');
    const entries = this.#entries.filter((entry) => state === null || entry.state === state);
    response.writeHead(200, {'Content-Type': 'application/json', 'Cache-Control': 'no-store'});
    response.end(JSON.stringify(entries, undefined, 2));
  }
}
