import type {ServerResponse} from 'node:http';
import {Readable} from 'node:stream';
import {WRONG_TOKEN} from '../../openapi/model/errorMessages';
import {type PlacedOperation, mainMedia} from '../../openapi/model/spec';
import {failure, json} from '../../src/features/sandbox/core/call';
import {MISSING_SCOPE, REMAINING} from '../../src/features/sandbox/core/sandbox';
import type {SimulatedErrors} from '../sso/simulatedErrors';

/** Right-to-left override: reverses the rest of a line. */
const REVERSED = '\u202E';

/** Values that a page must escape or truncate: markup, reversed text, very long names. */
const hostileNames = {
  first_name: '<img src=x onerror=alert(1)>',
  last_name: `${REVERSED}${'Z'.repeat(10_000)}`,
  name: `"><script>alert(1)</script>${REVERSED}`,
};

/** Chunks of a list of invented people, at least `bytes` long in total. */
function* longList(bytes: number): Generator<string> {
  let length = 0;
  let id = 0;
  yield '{"data":[';
  while (length < bytes) {
    id += 1;
    const row = `${id === 1 ? '' : ','}${JSON.stringify({id, display_name: `Person ${String(id)}`, about: 'x'.repeat(900)})}`;
    length += row.length;
    yield row;
  }
  yield ']}';
}

function sendLongList(response: ServerResponse, bytes: number): void {
  response.writeHead(200, {'Content-Type': 'application/json'});
  Readable.from(longList(bytes)).pipe(response);
}

function sendHalf(response: ServerResponse): void {
  response.writeHead(200, {'Content-Type': 'application/json', 'Content-Length': 1000});
  response.write('{"data":[{"id":1,', () => response.destroy());
}

export async function send(response: ServerResponse, {status, headers, body}: Response): Promise<void> {
  const content = body ? Buffer.from(await new Response(body).arrayBuffer()) : undefined;
  response.writeHead(status, {...Object.fromEntries(headers), ...(content && {'Content-Length': content.length})});
  response.end(content);
}

const MB = 1_000_000;

/** Simulated errors of the API, by name. No `Retry-After` with a 429: the API sends none. */
export const apiErrors: Readonly<
  Record<Exclude<SimulatedErrors['api'], 'normal'>, (response: ServerResponse) => unknown>
> = {
  '1MB': (response) => sendLongList(response, MB),
  '10MB': (response) => sendLongList(response, 10 * MB),
  hang: () => undefined,
  drop: sendHalf,
  429: (response) => {
    response.setHeader(REMAINING, 0);
    return send(response, failure(429, 'API rate limit exceeded'));
  },
};

/** The responses to `GET /v2/me` and `GET /v2/team` that a login simulates. Undefined if there must be none. */
export const profileResponses: Readonly<
  Record<SimulatedErrors['me'], (normal: Response) => Response | Promise<Response> | undefined>
> = {
  normal: (normal) => normal,
  hang: () => undefined,
  401: () => failure(401, WRONG_TOKEN),
  403: () => failure(403, MISSING_SCOPE),
  500: () => failure(500, 'Sandbox: selected on the login page'),
  'no-data': () => json(200, {}),
  hostile: async (normal) => {
    const {data} = (await normal.json()) as {data: object};
    return json(200, {data: {...data, ...hostileNames}});
  },
};

/** The example of a documented status. Undefined if the description doesn't have the status. */
export function documentedResponse({responses = {}}: PlacedOperation, status: string): Response | undefined {
  const response = responses[status];
  if (!response) return undefined;
  const [, media] = mainMedia(response.content) ?? [];
  const [named] = Object.values(media?.examples ?? {});
  const body = media?.example ?? named?.value;
  return body === undefined ? new Response(null, {status: Number(status)}) : json(Number(status), body);
}
