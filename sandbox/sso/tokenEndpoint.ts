import type {IncomingMessage, ServerResponse} from 'node:http';
import {Readable} from 'node:stream';
import type {KoaContextWithOIDC, Provider} from 'oidc-provider';
import {isObject} from '../../src/utils/isObject';
import {parsedJson} from '../../src/utils/parsedJson';
import {readBody, reply} from '../http';
import type {Note} from '../requestLog';
import type {LogIns} from './loginPage';

const DAY = 24 * 3600;

type Fields = Readonly<Record<string, string>>;

/** Rejects a request with an error in the format of RFC 6749, 5.2. */
export const refuse = (response: ServerResponse, status: number, description: string): void =>
  reply(response, status, JSON.stringify({error: 'invalid_request', error_description: description}));

function parseJson(text: string): Fields | undefined {
  const value = parsedJson(text);
  const isRead = isObject(value) && Object.values(value).every((field) => typeof field === 'string');
  return isRead ? (value as Fields) : undefined;
}

/** Fields of a token request, from a form (RFC 6749, 4.1.3) or from JSON, which the provider also accepts. */
async function readFields(request: IncomingMessage): Promise<Fields | undefined> {
  const body = (await readBody(request)) ?? '';
  const isJson = /^application\/json\b/i.test(request.headers['content-type'] ?? '');
  return isJson ? parseJson(body) : Object.fromEntries(new URLSearchParams(body));
}

/** The same request with its fields as a form, the only body that oidc-provider reads. Its origin is already checked. */
function asForm({socket, method, url, headers}: IncomingMessage, fields: Fields): IncomingMessage {
  const body = Buffer.from(new URLSearchParams(fields).toString());
  const form = {
    ...{...headers, origin: undefined, 'transfer-encoding': undefined},
    ...{'content-type': 'application/x-www-form-urlencoded', 'content-length': String(body.length)},
  };
  return Object.assign(Readable.from([body]), {socket, method, url, headers: form}) as unknown as IncomingMessage;
}

/** Simulated responses without a token. */
const FAILURES: Readonly<Record<string, (response: ServerResponse) => void>> = {
  hang: () => undefined,
  error: (response) => reply(response, 500, '{"error":"server_error","error_description":"Simulated"}'),
  garbage: (response) => reply(response, 200, '{"access_token":"abc", "created_at":'),
  html: (response) => reply(response, 200, '<!doctype html><title>Maintenance</title>', 'text/html'),
  redirect: (response) => void response.writeHead(302, {Location: '/'}).end(),
};

/** Handles a token request, or simulates the error that was selected for its login. */
export async function handleTokenRequest(
  {provider, handle, logIns}: {provider: Provider; handle: ReturnType<Provider['callback']>; logIns: LogIns},
  request: IncomingMessage,
  response: ServerResponse,
  note: Note,
): Promise<void> {
  const fields = await readFields(request);
  if (!fields) {
    refuse(response, 400, 'The body must be a form or a JSON object of strings');
    return;
  }
  const code = await provider.AuthorizationCode.find(fields.code ?? '', {ignoreExpiration: true});
  const logIn = logIns.get(code?.grantId ?? '');
  note({fields, state: logIn?.state});
  const fail = FAILURES[logIn?.errors.token ?? ''];
  if (fail) fail(response);
  else await handle(asForm(request, fields), response);
}

/** Adds `created_at` to the token, as the provider does, and simulates an error of its times. */
export const withCreationTime =
  (logIns: LogIns) =>
  async (context: KoaContextWithOIDC, next: () => Promise<void>): Promise<void> => {
    await next();
    if (context.path !== '/oauth/token' || context.status !== 200) return;
    const error = logIns.get(context.oidc.entities.AuthorizationCode?.grantId ?? '')?.errors.token;
    context.body = {
      ...(context.body as Record<string, unknown>),
      created_at: Math.floor(Date.now() / 1000) - (error === 'past' ? DAY : 0),
      ...(error === 'no-expiry' && {expires_in: undefined}),
    };
  };
