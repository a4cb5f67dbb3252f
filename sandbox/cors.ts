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
export type Caller = 'same-origin' | 'allowed' | 'refused' | 'preflight';

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
