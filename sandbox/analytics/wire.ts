import type {IncomingMessage, ServerResponse} from 'node:http';
import {type CorsRules, cors} from '../cors';
import {WRITE_KEY} from '../settings';
import {TOO_LARGE, readBody} from '../sso/tokenRequest';
import type {EventLog} from './eventLog';
import {type PlaneErrors, noErrors} from './simulatedErrors';
import {readEvents} from './readEvents';

/** State of the data plane. */
export interface Plane {
  readonly log: EventLog;
  /** Simulated errors by write key. */
  readonly errors: Map<string, PlaneErrors>;
  readonly rules: CorsRules;
}

/** Headers that the SDK sends with events and retries. */
export const REQUEST_HEADERS =
  'Authorization, Content-Type, Accept, AnonymousId, SentAt, Rsa-Recovered, Rsa-Retry-Attempt, Rsa-Since-Last-Attempt, Rsa-Since-First-Attempt, Rsa-Retry-Reason';

export function reply(response: ServerResponse, status: number, body: string, type = 'application/json'): void {
  response.writeHead(status, {'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-store'}).end(body);
}

/** The write key, which is the user name of basic authentication (RFC 7617). Undefined if the sandbox doesn't know it. */
function writeKeyOf({headers}: IncomingMessage): string | undefined {
  const [, credentials = ''] = /^Basic (\S+)$/.exec(headers.authorization ?? '') ?? [];
  const [writeKey = ''] = Buffer.from(credentials, 'base64').toString('utf8').split(':');
  return writeKey.startsWith(WRITE_KEY) ? writeKey : undefined;
}

/** Responds with the simulated error, or normally if there is none. */
function respond(response: ServerResponse, error: PlaneErrors['config' | 'delivery'], otherwise: () => void): void {
  switch (error) {
    case 'error':
      reply(response, 500, '{"message":"Internal Server Error"}');
      break;
    case 'drop':
      response.destroy();
      break;
    case 'html':
      reply(response, 200, '<!doctype html><title>Log in to the network</title>', 'text/html');
      break;
    case 'hang':
      // The client must time out.
      break;
    default:
      otherwise();
  }
}

/** The source configuration, with the fields that the SDK reads. */
const sourceConfig = (writeKey: string, enabled: boolean): string =>
  JSON.stringify({
    source: {
      ...{id: 'sandbox-source', name: 'Developer documentation', writeKey, enabled, workspaceId: 'sandbox-workspace'},
      config: {statsCollection: {errors: {enabled: true}, metrics: {enabled: true}}},
      destinations: [],
    },
  });

function take(
  log: EventLog,
  response: ServerResponse,
  sent: {readonly writeKey: string; readonly endpoint: string; readonly body: string},
): void {
  try {
    log.add(sent.writeKey, readEvents(sent.endpoint, sent.body));
    reply(response, 200, '"OK"');
  } catch (error) {
    reply(response, 400, JSON.stringify({message: error instanceof Error ? error.message : 'the body is not JSON'}));
  }
}

/** Handles what the SDK sends: a request for its configuration (`/sourceConfig/`), or events (`/v1/<type>`). */
export async function handleSdkRequest(
  {log, errors, rules}: Plane,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const caller = cors(request, response, rules);
  if (caller === 'preflight') return;
  const body = await readBody(request);
  const writeKey = writeKeyOf(request);
  if (writeKey === undefined || caller === 'refused') {
    reply(response, 401, '{"message":"the write key is missing or wrong"}');
    return;
  }
  if (body === undefined) {
    reply(response, 413, JSON.stringify({message: TOO_LARGE}));
    return;
  }
  const {config, delivery} = errors.get(writeKey) ?? noErrors;
  const [, endpoint] = /^\/v1\/(\w+)/.exec(request.url ?? '') ?? [];
  if (endpoint === undefined)
    respond(response, config, () => reply(response, 200, sourceConfig(writeKey, config !== 'disabled')));
  else respond(response, delivery, () => take(log, response, {writeKey, endpoint, body}));
}
