import {type IncomingMessage, type Server, type ServerResponse, createServer} from 'node:http';
import {text} from 'node:stream/consumers';
import {WRITE_KEY} from '../../sandbox/settings';
import {createSiteServer} from '../../src/hosting/serve/server';
import {listen} from '../../src/node/listen';
import {listenOnLoopback} from '../../src/node/net';

/** Write key of the site that asks for consent, so that its events are apart from all others. */
export const CONSENT_WRITE_KEY = `${WRITE_KEY}-engines`;

/** Sends errors of a page to its server, at once. It runs before all other scripts. Nothing in it has a name, because the compiler would add a helper. */
function reportErrors(): void {
  console.error = (...args: unknown[]) => {
    const request = new XMLHttpRequest();
    request.open('POST', '/engines/errors', false);
    request.send(
      `${location.pathname}: ${args.map((arg) => (arg instanceof Error ? `${String(arg)} ${arg.stack ?? ''}` : String(arg))).join(' ')}`,
    );
  };
  let isLeaving = false;
  addEventListener('beforeunload', () => {
    isLeaving = true;
  });
  for (const type of ['error', 'unhandledrejection', 'securitypolicyviolation']) {
    // The event of a file that doesn't load can only be captured.
    addEventListener(
      type,
      (event) => {
        const {target} = event;
        const isPrefetch = target instanceof HTMLLinkElement && target.rel === 'prefetch';
        // WebKit reports files that a page leaves unfinished, and Firefox what a closed window prefetched.
        if (type === 'error' && target instanceof Element && (isLeaving || isPrefetch)) return;
        const {error, reason, message, blockedURI} = event as Event & Readonly<Record<string, unknown>>;
        const file = target instanceof Element ? target.outerHTML.slice(0, 200) : '';
        console.error(type, error ?? reason ?? message ?? blockedURI ?? file);
      },
      true,
    );
  }
}

/** Changes of a file on its way to the browser. */
interface Change {
  readonly from: RegExp;
  readonly to: string;
}

const WATCHED: Change = {from: /<head>|<meta charset/i, to: '<script src=/engines/errors.js></script>$&'};

const CONSENT: Change = {
  from: new RegExp(`"analyticsWriteKey":"${WRITE_KEY}"(.*?)"analyticsConsent":"implied"`),
  to: `"analyticsWriteKey":"${CONSENT_WRITE_KEY}"$1"analyticsConsent":"required"`,
};

/** Sends a file of another server with a change. @throws if the file has nothing to change */
async function sendChanged(
  origin: string,
  request: IncomingMessage,
  response: ServerResponse,
  change: Change,
): Promise<void> {
  const file = await fetch(`${origin}${request.url ?? '/'}`, {redirect: 'manual'});
  const body = await file.text();
  const changed = body.replace(change.from, change.to);
  if (file.ok && changed === body) {
    throw new Error(
      `${request.url ?? ''} has no ${String(change.from)}. Build the site with the settings of the sandbox: npm run demo`,
    );
  }
  const headers = new Headers(file.headers);
  for (const name of ['content-encoding', 'content-length', 'etag', 'last-modified', 'transfer-encoding'])
    headers.delete(name);
  response.writeHead(file.status, Object.fromEntries(headers)).end(changed);
}

/** The change that a file needs. */
function changeOf(pathname: string, asksConsent: boolean): Change | undefined {
  if (asksConsent && /^\/assets\/js\/main\.[^/]+\.js$/.test(pathname)) return CONSENT;
  return pathname.endsWith('/') ? WATCHED : undefined;
}

/** Serves the built site on a port, with its pages' errors under `/engines/errors`: a GET takes them. 0 is any free port. */
export async function startSite(
  port: number,
  {asksConsent}: {readonly asksConsent: boolean},
): Promise<readonly Server[]> {
  const site = createSiteServer('build');
  const origin = await listenOnLoopback(site, 0);
  let errors: string[] = [];
  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const {pathname} = new URL(request.url ?? '/', origin);
    const change = changeOf(pathname, asksConsent);
    if (pathname === '/engines/errors.js') {
      response.writeHead(200, {'Content-Type': 'text/javascript'}).end(`(${reportErrors.toString()})()`);
    } else if (pathname !== '/engines/errors') {
      if (change) await sendChanged(origin, request, response, change);
      else site.emit('request', request, response);
    } else if (request.method === 'POST') {
      errors.push(await text(request));
      response.writeHead(204).end();
    } else {
      response.writeHead(200, {'Content-Type': 'application/json'}).end(JSON.stringify(errors));
      errors = [];
    }
  };
  const front = createServer((request, response) => {
    respond(request, response).catch((error: unknown) => {
      errors.push(String(error));
      response.destroy();
    });
  });
  await listen(front, port);
  return [front, site];
}
