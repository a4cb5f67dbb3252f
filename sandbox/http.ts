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

/** `same-origin`: not sent by a page of another origin, but by a program or the service's own page. */
type Caller = 'same-origin' | 'allowed' | 'refused' | 'preflight';

/** Sets the CORS headers of a response, and responds to a preflight. Credentials (cookies) are never allowed. */
export function cors(request: IncomingMessage, response: ServerResponse, rules: CorsRules): Caller {
  const {origin} = request.headers;
  response.setHeader('Vary', 'Origin');
  if (origin === undefined || origin === `http://${request.headers.host ?? ''}`) return 'same-origin';
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

/** Ends a response that failed, and says why, unless the client broke its request off. */
export function endFailed(service: string, response: ServerResponse, error: unknown): void {
  if ((error as NodeJS.ErrnoException).code !== 'ECONNRESET') console.error(`${service} failed:`, error);
  response.destroy();
}
