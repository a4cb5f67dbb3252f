import {type IncomingMessage, type Server, type ServerResponse, createServer} from 'node:http';
import type {Provider} from 'oidc-provider';
import {listenOnLoopback} from '../../src/node/net';
import {type CorsRules, cors} from '../cors';
import {endFailed} from '../endFailed';
import {type Note, RequestLog} from '../requestLog';
import {styleSheet} from '../style';
import {handleLogInPage} from './handleLogInPage';
import {LogIns, type LogIn} from './logIns';
import {createProvider} from './provider';
import {TOO_LARGE, asForm, readBody, readFields} from './tokenRequest';

export interface SsoOptions {
  readonly port: number;
  /** Origins of the site: the only redirect URIs, and the only pages that may request a token. */
  readonly origins: readonly string[];
  /** The page at `/`. */
  readonly home: () => string;
  /** Scopes that the login page offers. */
  readonly scopes: readonly string[];
}

export interface Sso {
  readonly url: string;
  readonly server: Server;
  /** The login that issued a token, while the token is valid. */
  findLogIn(token: string): Promise<LogIn | undefined>;
}

interface Parts extends Pick<SsoOptions, 'home' | 'scopes'> {
  readonly provider: Provider;
  /** The provider's own routes. */
  readonly handle: ReturnType<Provider['callback']>;
  readonly logIns: LogIns;
  readonly log: RequestLog;
  readonly rules: CorsRules;
}

/** Rejects a request with an error in the format of RFC 6749, 5.2. */
function refuse(response: ServerResponse, status: number, description: string): void {
  response.writeHead(status, {'Content-Type': 'application/json', 'Cache-Control': 'no-store'});
  response.end(JSON.stringify({error: 'invalid_request', error_description: description}));
}

async function handleTokenRequest(
  {provider, handle, logIns, rules}: Parts,
  request: IncomingMessage,
  response: ServerResponse,
  note: Note,
): Promise<void> {
  const caller = cors(request, response, rules);
  if (caller === 'preflight') return;
  if (caller === 'refused') {
    refuse(response, 403, 'This origin is not registered for the client');
    return;
  }
  const body = await readBody(request);
  if (body === undefined) {
    refuse(response, 413, TOO_LARGE);
    return;
  }
  const fields = readFields(request.headers['content-type'] ?? '', body);
  if (!fields) {
    refuse(response, 400, 'The body must be a form or a JSON object of strings');
    return;
  }
  const code = await provider.AuthorizationCode.find(fields.code ?? '', {ignoreExpiration: true});
  note({fields, state: logIns.ofGrant(code?.grantId)?.state});
  await handle(asForm(request, fields), response);
}

/** Drops the session cookie, so that oidc-provider asks for an account at every login. */
function forgetSession(request: IncomingMessage): void {
  const {cookie} = request.headers;
  if (cookie !== undefined) request.headers.cookie = cookie.replaceAll(/(^|;\s*)_session(\.sig)?=[^;]*/g, '');
}

async function handleRequest(parts: Parts, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const path = (request.url ?? '/').split('?')[0] ?? '/';
  if (path === '/requests') {
    parts.log.send(request, response);
  } else if (path === '/sandbox.css') {
    response.writeHead(200, {'Content-Type': 'text/css; charset=utf-8'}).end(styleSheet);
  } else if (path === '/') {
    response.writeHead(200, {'Content-Type': 'text/html; charset=utf-8'}).end(parts.home());
  } else {
    const note = parts.log.add(request, response);
    forgetSession(request);
    if (path === '/oauth/token') await handleTokenRequest(parts, request, response, note);
    else if (path.startsWith('/log-in/')) await handleLogInPage(parts, request, response, note);
    else await parts.handle(request, response);
  }
}

/** Headers of every response: no framing, no referrer for other sites, and form targets only here and on the site. */
function headersOf(origins: readonly string[]): Readonly<Record<string, string>> {
  const formAction = `'self' ${origins.join(' ')}`;
  return {
    'Content-Security-Policy': `default-src 'none'; style-src 'self'; img-src data:; base-uri 'none'; form-action ${formAction}; frame-ancestors 'none'`,
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    // Cuts the popup off from the page that opened it, as large providers do.
    'Cross-Origin-Opener-Policy': 'same-origin',
  };
}

/** Starts the single sign-on of the sandbox. */
export async function startSso({port, origins, ...pages}: SsoOptions): Promise<Sso> {
  const server = createServer();
  const url = await listenOnLoopback(server, port);
  const logIns = new LogIns();
  const allowed = new Set(origins);
  const rules: CorsRules = {origins: allowed, methods: 'POST', headers: 'Content-Type'};
  // The provider needs its own URL, so it is created once the port is known. Earlier requests wait.
  const ready = createProvider(url, allowed, logIns).then((provider) => ({provider, handle: provider.callback()}));
  const log = new RequestLog();
  const headers = headersOf(origins);
  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    await handleRequest({...(await ready), ...pages, logIns, log, rules}, request, response);
  };
  server.on('request', (request, response) => {
    serve(request, response).catch((error: unknown) => {
      endFailed('The sandbox SSO', response, error);
    });
  });
  const {provider} = await ready;
  return {
    url,
    server,
    findLogIn: async (token) => logIns.ofGrant((await provider.AccessToken.find(token))?.grantId),
  };
}
