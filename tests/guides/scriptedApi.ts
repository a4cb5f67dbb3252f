import {createServer} from 'node:http';
import {listen} from '../../src/node/listen';

/** One answer of a scripted API. */
export interface Answer {
  /** HTTP status; 200 if it is left out. */
  readonly status?: number;
  readonly body: unknown;
}

/** An API that plays a script, for what the mock API never does: refuse, lose an answer, change its mind. */
export interface ScriptedApi {
  readonly url: string;
  /** The requests so far: method, address and body, with a space between. */
  readonly asked: readonly string[];
  readonly close: () => void;
}

/** Starts an API that gives these answers in turn, and 500 when it has none left. */
export async function startScript(answers: readonly Answer[]): Promise<ScriptedApi> {
  const left = [...answers];
  const asked: string[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      asked.push(`${request.method ?? ''} ${request.url ?? ''} ${body}`.trim());
      const {status = 200, body: answer} = left.shift() ?? {status: 500, body: 'no more answers'};
      response.writeHead(status, {'content-type': 'application/json'}).end(JSON.stringify(answer));
    });
  });
  const url = `http://127.0.0.1:${String(await listen(server, 0))}`;
  return {url, asked, close: () => server.close()};
}

/** The only page of a list. */
export const page = (...data: unknown[]): Answer => ({body: {data, metadata: {paging: {next_page: null}}}});
