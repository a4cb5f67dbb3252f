import type {IncomingMessage, ServerResponse} from 'node:http';

export interface CorsRules {
  /** Origins of the site. Other pages can't read responses. */
  readonly origins: ReadonlySet<string>;
  readonly methods: string;
  /** Request headers that a page may set. */
  readonly headers: string;
  /** Response headers that a page may read. */
  readonly expose?: string;
}

/** Sets the CORS headers of a response, and responds to a preflight. Never allows cookies. Programs and the service's own page may call. */
export function cors(request: IncomingMessage, response: ServerResponse, rules: CorsRules) {
  const {origin} = request.headers;
  response.setHeader('Vary', 'Origin');
  if (origin === undefined || origin === `http://${request.headers.host ?? ''}`) return 'allowed';
  const allowed = rules.origins.has(origin);
  if (allowed) {
    response.setHeader('Access-Control-Allow-Origin', origin);
    if (rules.expose) response.setHeader('Access-Control-Expose-Headers', rules.expose);
  }
  if (request.method !== 'OPTIONS') return allowed ? 'allowed' : 'refused';
  if (allowed) {
    response.setHeader('Access-Control-Allow-Methods', rules.methods);
    response.setHeader('Access-Control-Allow-Headers', rules.headers);
  }
  response.writeHead(allowed ? 204 : 403).end();
  return 'preflight';
}

/** The URL of a request to the sandbox. Its request line, however odd, is the path: `//` is no host. */
export const requestUrl = ({url = ''}: IncomingMessage): URL => new URL(`http://sandbox/${url.replace(/^\//, '')}`);

/** @returns the body as text, or undefined when it is longer than the limit. Then the request stays open for a response. */
export async function readBody(request: IncomingMessage, limit = Infinity): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request.iterator({destroyOnReturn: false}) as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > limit) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

export function reply(response: ServerResponse, status: number, body: string, type = 'application/json'): void {
  response.writeHead(status, {'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-store'}).end(body);
}

/** The hosts under which this machine is reached: its own names, and the one of a proxy, as it is in a browser. */
const HOSTS = ['localhost', '127.0.0.1', '[::1]', process.env.SANDBOX_HOST?.toLowerCase()].filter(Boolean);

/**
 * Sends what a service received. Any name can lead to this machine, so a page that a browser opened under another one would
 * have the same origin (DNS rebinding).
 */
export function sendLog(request: IncomingMessage, response: ServerResponse, entries: readonly unknown[]): void {
  const [host, ...others] = request.headersDistinct.host ?? [];
  const name = host?.toLowerCase().replace(/:\d+$/, '');
  // Each could be meant (RFC 9112, 3.2).
  if (others.length > 0) reply(response, 400, '{"message":"Send one Host header"}');
  else if (name !== undefined && HOSTS.includes(name)) reply(response, 200, JSON.stringify(entries, undefined, 2));
  else reply(response, 403, '{"message":"Open the log on localhost, or set SANDBOX_HOST to this host"}');
}

/** Ends a response that failed, and says why, unless the client broke its request off. */
export function endFailed(service: string, response: ServerResponse, error: unknown): void {
  if ((error as NodeJS.ErrnoException).code !== 'ECONNRESET') console.error(`${service} failed:`, error);
  response.destroy();
}
