import {type IncomingMessage, type ServerResponse, createServer} from 'node:http';
import type {Provider} from 'oidc-provider';
import {listenOnLoopback} from '../../src/node/ports';
import {type CorsRules, cors, endFailed, reply, requestUrl} from '../http';
import {RequestLog} from '../requestLog';
import {styleSheet} from '../html';
import {type LogIn, type LogIns, handleLogInPage} from './loginPage';
import {createProvider} from './provider';
import {handleTokenRequest, refuse} from './tokenEndpoint';

export interface SsoOptions {
  readonly port: number;
  /** Origins of the site: the only redirect URIs, and the only pages that may request a token. */
  readonly origins: readonly string[];
  /** The page at `/`. */
  readonly home: () => string;
  readonly scopes: readonly string[];
}

interface Parts extends Pick<SsoOptions, 'home' | 'scopes'> {
  readonly provider: Provider;
  /** The provider's own routes. */
  readonly handle: ReturnType<Provider['callback']>;
  readonly logIns: LogIns;
  readonly log: RequestLog;
  readonly rules: CorsRules;
}

/** Drops the session cookie, so that oidc-provider asks for an account at every login. */
function forgetSession(request: IncomingMessage): void {
  const {cookie} = request.headers;
  if (cookie !== undefined) request.headers.cookie = cookie.replaceAll(/(^|;\s*)_session(\.sig)?=[^;]*/g, '');
}

async function handleRequest(parts: Parts, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const {pathname} = requestUrl(request);
  if (pathname === '/requests') parts.log.send(request, response);
  else if (pathname === '/sandbox.css') reply(response, 200, styleSheet, 'text/css');
  else if (pathname === '/') reply(response, 200, parts.home(), 'text/html');
  else {
    const note = parts.log.add(request, response);
    forgetSession(request);
    if (pathname.startsWith('/log-in/')) await handleLogInPage(parts, request, response, note);
    else if (pathname !== '/oauth/token') await parts.handle(request, response);
    else {
      const caller = cors(request, response, parts.rules);
      if (caller === 'refused') refuse(response, 403, 'This origin is not registered for the client');
      else if (caller !== 'preflight') await handleTokenRequest(parts, request, response, note);
    }
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

export async function startSso({port, origins, ...pages}: SsoOptions) {
  const server = createServer();
  const url = await listenOnLoopback(server, port);
  const logIns: LogIns = new Map();
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
  /** The login that issued a token, while the token is valid. */
  const findLogIn = async (token: string): Promise<LogIn | undefined> =>
    logIns.get((await provider.AccessToken.find(token))?.grantId ?? '');
  return {url, server, findLogIn};
}
