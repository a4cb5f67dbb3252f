import type {IncomingMessage, ServerResponse} from 'node:http';
import {hasKey} from '../src/features/try-it/core/secrets';
import {requestUrl, sendLog} from './http';

type Fields = Readonly<Record<string, string>>;

/** Fields whose values the log hides, because they could be used to log in. */
const SECRETS = /^(code|code_verifier|client_secret|access_token|refresh_token|api_key|token)$/;
const HIDDEN = '[hidden]';
const KEPT = 2000;

const withoutSecrets = (fields: Fields): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      hasKey(name) ? HIDDEN : name,
      (SECRETS.test(name) && value !== '') || hasKey(value) ? HIDDEN : value,
    ]),
  );

export type Note = (more: {readonly fields?: Fields; readonly state: string | undefined}) => void;

/** The latest requests of one service, without secrets. */
export class RequestLog {
  #entries: {readonly state: string | undefined}[] = [];

  /** Logs a request now, and its status when the response is sent. */
  add(request: IncomingMessage, response: ServerResponse): Note {
    const {pathname, searchParams} = requestUrl(request);
    const query = withoutSecrets(Object.fromEntries(searchParams));
    const entry = {
      at: new Date().toISOString(),
      method: request.method ?? '',
      path: hasKey(pathname) ? HIDDEN : pathname,
      query,
      origin: request.headers.origin,
      contentType: request.headers['content-type'],
      fields: undefined as Fields | undefined,
      // Of the login that the request belongs to, if any. Parallel tests find their own requests by it.
      state: query.state,
      // Undefined until the response is sent, and if the connection was closed before that.
      status: undefined as number | undefined,
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
    sendLog(request, response, entries);
  }
}
