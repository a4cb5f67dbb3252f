import {createServer} from 'node:http';
import {listen} from '../../src/node/listen';

/** One response of a scripted API. */
export interface ScriptedResponse {
  /** HTTP status; 200 if it is left out. */
  readonly status?: number;
  readonly body: unknown;
}

/** An API that plays a script, for what the mock API never does: reject a call, lose a response, or respond differently the next time. */
export interface ScriptedApi {
  readonly url: string;
  /** The requests so far: method, URL and body, with a space between. */
  readonly asked: readonly string[];
  readonly close: () => void;
}

/** Starts an API that gives these responses in turn, and 500 when it has none left. */
export async function startScript(responses: readonly ScriptedResponse[]): Promise<ScriptedApi> {
  const left = [...responses];
  const asked: string[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      asked.push(`${request.method ?? ''} ${request.url ?? ''} ${body}`.trim());
      const {status = 200, body: content} = left.shift() ?? {status: 500, body: 'no more responses'};
      response.writeHead(status, {'content-type': 'application/json'}).end(JSON.stringify(content));
    });
  });
  const url = `http://127.0.0.1:${String(await listen(server, 0))}`;
  return {url, asked, close: () => server.close()};
}

/** The only page of a list. */
export const page = (...data: unknown[]): ScriptedResponse => ({body: {data, metadata: {paging: {next_page: null}}}});
