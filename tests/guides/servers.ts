import {type IncomingMessage, type RequestListener, createServer, request as forward} from 'node:http';
import {text} from 'node:stream/consumers';
import {afterAll, beforeAll, beforeEach, inject, onTestFinished} from 'vitest';
import {listen} from '../../src/node/ports';

export {folderOfEachTest, temporaryFolder} from '../fixtures/temporaryFolder';

/** Starts a server for the running test. Returns its URL. */
export async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  onTestFinished(() => {
    server.close().closeAllConnections();
  });
  return `http://127.0.0.1:${String(await listen(server, 0))}`;
}

/** A request with its whole body. */
export interface Call {
  readonly method: string;
  readonly url: URL;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** A JSON response; 200 without a status. */
export interface JsonResponse {
  readonly status?: number;
  readonly body: unknown;
}

async function readCall(request: IncomingMessage): Promise<Call> {
  const {method = 'GET', url = '/', headers} = request;
  return {method, url: new URL(url, 'http://localhost'), headers, body: await text(request)};
}

/** Starts an API for the running test. Returns its URL. */
export const serveJson = (respond: (call: Call) => JsonResponse | Promise<JsonResponse>): Promise<string> =>
  serve((request, response) => {
    void readCall(request)
      .then(respond)
      .then(({status = 200, body}) => {
        response.writeHead(status, {'content-type': 'application/json'}).end(JSON.stringify(body));
      });
  });

/** An API that plays a script. */
export interface ScriptedApi {
  readonly url: string;
  /** The requests so far: method, URL and body, with a space between. */
  readonly requests: readonly string[];
}

/**
 * Starts an API that gives these responses in turn, and 500 when it has none left. For what the mock API never does: reject a
 * call, lose a response, or respond differently the next time.
 */
export async function startScript(...responses: readonly JsonResponse[]): Promise<ScriptedApi> {
  const left = [...responses];
  const requests: string[] = [];
  const url = await serveJson(({method, url: {pathname, search}, body}) => {
    requests.push(`${method} ${pathname}${search} ${body}`.trim());
    return left.shift() ?? {status: 500, body: 'no more responses'};
  });
  return {url, requests};
}

/** The only page of a list. */
export const page = (...data: unknown[]): JsonResponse => ({body: {data, metadata: {paging: {next_page: null}}}});

/** A request that the mock API received. */
export interface RecordedRequest {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

export interface MockApi {
  /** Empty until the tests run. */
  readonly url: string;
  /** The requests of the running test. */
  readonly requests: readonly RecordedRequest[];
}

/**
 * The shared mock API for the tests of a file: Prism on the bundled description. Prism returns 422 for a request that breaks
 * the description, and 401 for one without a key.
 */
export function mockApi(): MockApi {
  const requests: RecordedRequest[] = [];
  const api = {url: '', requests};
  const recorder = createServer((incoming, outgoing) => {
    void readCall(incoming).then(({method, url, headers, body}) => {
      requests.push({method, path: url.pathname, query: url.searchParams, headers, body});
      const prism = new URL(inject('mockApi'));
      const call = forward(
        new URL(incoming.url ?? '/', prism),
        {method, headers: {...headers, host: prism.host}},
        (response) => {
          outgoing.writeHead(response.statusCode ?? 502, response.headers);
          response.pipe(outgoing);
        },
      );
      call.once('error', () => outgoing.writeHead(502).end());
      call.end(body);
    });
  });
  beforeAll(async () => {
    api.url = `http://127.0.0.1:${String(await listen(recorder, 0))}`;
  });
  beforeEach(() => void requests.splice(0));
  afterAll(() => {
    recorder.close().closeAllConnections();
  });
  return api;
}
