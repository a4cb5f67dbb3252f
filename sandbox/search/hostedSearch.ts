import {type IncomingMessage, type Server, type ServerResponse, createServer} from 'node:http';
import type {SearchResponse, SearchRequest} from '../../src/features/search/core/response';

/** What a host does with a search: answer, or one of the ways in which hosts fail. */
export type Behavior = 'answer' | 'unavailable' | 'silent' | 'halfBody' | 'invalidJson' | 'refusedKey';

/** A request as the host got it. */
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

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

/** Hits as the service sends them: with what the request wants back, and an id of the query for insight events. */
const answersOf = (body: string, search: Search): string => {
  const {requests} = JSON.parse(body) as {readonly requests: readonly SearchRequest[]};
  return JSON.stringify({
    results: requests.map((request, index) => ({...search(request), queryID: String(index).padStart(32, 'a')})),
  });
};

function respond(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, {...CORS, 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body)});
  response.end(body);
}

function answer(response: ServerResponse, behavior: Behavior, body: () => string): void {
  switch (behavior) {
    case 'answer':
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
      // Whoever asks has to give up.
      break;
  }
}

/** One host of the hosted search service, as far as the site uses it: its searches, answered by the embedded engine. */
export function createHostedSearch(search: Search): HostedSearch {
  const received: Received[] = [];
  let behavior: Behavior = 'answer';
  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const {pathname, searchParams} = new URL(request.url ?? '/', 'http://localhost');
    const {method = 'GET'} = request;
    if (method === 'OPTIONS') {
      response.writeHead(204, CORS).end();
      return;
    }
    const text = await bodyOf(request);
    if (method !== 'POST' || decodeURIComponent(pathname) !== '/1/indexes/*/queries') {
      respond(response, 404, '{"message":"not found"}');
      return;
    }
    received.push({method, pathname, query: Object.fromEntries(searchParams), body: JSON.parse(text) as unknown});
    answer(response, behavior, () => answersOf(text, search));
  };
  const server = createServer((request, response) => {
    serve(request, response).catch((error: unknown) => {
      respond(response, 400, JSON.stringify({message: String(error)}));
    });
  });
  return {
    server,
    received,
    behave: (next) => {
      behavior = next;
    },
  };
}
