import {type IncomingMessage, type Server, type ServerResponse, createServer} from 'node:http';
import {text} from 'node:stream/consumers';
import type {SearchResponse, SearchRequest} from '../../src/features/search/core/response';

/** How the host responds to a search. */
export type Behavior = 'normal' | 'unavailable' | 'silent' | 'halfBody' | 'invalidJson' | 'refusedKey';

/** A request that the host received. */
export interface Received {
  readonly method: string;
  readonly pathname: string;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
}

export interface HostedSearch {
  readonly server: Server;
  readonly received: readonly Received[];
  readonly behave: (behavior: Behavior) => void;
}

type Search = (request: SearchRequest) => SearchResponse;

const CORS = {'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*'};

/** Results as the service sends them: hits that aren't folded into rows, and a query ID for insight events. */
const resultsOf = (body: string, search: Search): string => {
  const {requests} = JSON.parse(body) as {readonly requests: readonly SearchRequest[]};
  return JSON.stringify({
    results: requests.map((request, index) => {
      const response = search(request);
      const hits = response.hits.flatMap(({more = [], ...hit}) => [hit, ...more]);
      return {...response, hits, queryID: String(index).padStart(32, 'a')};
    }),
  });
};

function respond(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, {...CORS, 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body)});
  response.end(body);
}

function send(response: ServerResponse, behavior: Behavior, body: () => string): void {
  switch (behavior) {
    case 'normal':
      respond(response, 200, body());
      break;
    case 'unavailable':
      respond(response, 503, '{"message":"unavailable"}');
      break;
    case 'refusedKey':
      respond(response, 403, '{"message":"Invalid Application-ID or API key","status":403}');
      break;
    case 'invalidJson':
      respond(response, 200, '{"results": [');
      break;
    case 'halfBody': {
      const whole = body();
      response.writeHead(200, {
        ...CORS,
        'Content-Type': 'application/json',
        'Content-Length': Buffer.byteLength(whole),
      });
      response.write(whole.slice(0, whole.length / 2), () => response.destroy());
      break;
    }
    case 'silent':
      // The client must time out.
      break;
  }
}

/** One host of the hosted search service. The embedded engine finds the results. */
export function createHostedSearch(search: Search): HostedSearch {
  const received: Received[] = [];
  let behavior: Behavior = 'normal';
  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const {pathname, searchParams} = new URL(request.url ?? '/', 'http://localhost');
    const {method = 'GET'} = request;
    if (method === 'OPTIONS') {
      response.writeHead(204, CORS).end();
      return;
    }
    const body = await text(request);
    if (method !== 'POST' || decodeURIComponent(pathname) !== '/1/indexes/*/queries') {
      respond(response, 404, '{"message":"not found"}');
      return;
    }
    received.push({method, pathname, query: Object.fromEntries(searchParams), body: JSON.parse(body) as unknown});
    send(response, behavior, () => resultsOf(body, search));
  };
  const server = createServer((request, response) => {
    serve(request, response).catch((error: unknown) => {
      respond(response, 400, JSON.stringify({message: String(error)}));
    });
  });
  return {
    server,
    received,
    behave: (next) => void (behavior = next),
  };
}
