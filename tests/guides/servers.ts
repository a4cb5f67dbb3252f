import {type IncomingMessage, type Server, createServer} from 'node:http';
import {text} from 'node:stream/consumers';
import {afterAll, beforeAll, beforeEach, inject, onTestFinished} from 'vitest';
import {listen} from '../../src/node/ports';

export {folderOfEachTest, temporaryFolder} from '../fixtures/temporaryFolder';

/** A request with its whole body. */
export interface Call {
  readonly method: string;
  readonly url: URL;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** A JSON response; 200 without a status. */
export interface JsonResponse {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: unknown;
}

type Respond = (call: Call) => JsonResponse | Promise<JsonResponse>;

async function readCall(request: IncomingMessage): Promise<Call> {
  const {method = 'GET', headers} = request;
  const url = new URL(request.url ?? '/', 'http://localhost');
  return {method, url, path: url.pathname, query: url.searchParams, headers, body: await text(request)};
}

const jsonServer = (respond: Respond): Server =>
  createServer((request, response) => {
    void readCall(request)
      .then(respond)
      .then(({status = 200, headers, body}) => {
        response.writeHead(status, {'content-type': 'application/json', ...headers}).end(JSON.stringify(body));
      });
  });

/** Starts an API for the running test. Returns its URL. */
export async function serveJson(respond: Respond): Promise<string> {
  const server = jsonServer(respond);
  onTestFinished(() => {
    server.close().closeAllConnections();
  });
  return `http://127.0.0.1:${String(await listen(server, 0))}`;
}

/** The response of another API. */
export async function passOn({method, url, headers, body}: Call, api: string): Promise<JsonResponse> {
  const {authorization, accept = '*/*', 'content-type': type = 'application/json'} = headers;
  const sent = {accept, 'content-type': type, ...(authorization !== undefined && {authorization})};
  const response = await fetch(api + url.pathname + url.search, {method, headers: sent, body: body || null});
  return {status: response.status, body: await response.json()};
}

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

export interface MockApi {
  /** Empty until the tests run. */
  readonly url: string;
  /** The requests of the running test. */
  readonly requests: readonly Call[];
}

/**
 * The shared mock API for the tests of a file: Prism on the bundled description. Prism returns 422 for a request that breaks
 * the description, and 401 for one without a key.
 */
export function mockApi(): MockApi {
  const requests: Call[] = [];
  const api = {url: '', requests};
  const recorder = jsonServer((call) => {
    requests.push(call);
    return passOn(call, inject('mockApi'));
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
