import {type IncomingMessage, type ServerResponse, createServer} from 'node:http';
import {listenOnLoopback} from '../../src/node/ports';
import {type CorsRules, cors, endFailed, readBody, reply, requestUrl, sendLog} from '../http';
import {WRITE_KEY} from '../settings';

/** An event as the SDK sent it, with its write key. */
export interface Received {
  readonly at: string;
  readonly writeKey: string;
  readonly event: Readonly<Record<string, unknown>>;
}

/** Simulated errors of one write key: of its source configuration, and of the delivery of its events. */
export interface PlaneErrors {
  readonly config: 'normal' | 'disabled' | 'error' | 'drop' | 'hang' | 'html';
  readonly delivery: 'normal' | 'error' | 'drop' | 'hang';
}

interface Plane {
  /** The latest events, oldest first. */
  readonly events: Received[];
  readonly errors: Map<string, PlaneErrors>;
  readonly rules: CorsRules;
}

const KEPT = 2000;

const REQUEST_HEADERS =
  'Authorization, Content-Type, Accept, AnonymousId, SentAt, Rsa-Recovered, Rsa-Retry-Attempt, Rsa-Since-Last-Attempt, Rsa-Since-First-Attempt, Rsa-Retry-Reason';

/** The write key, which is the user name of basic authentication (RFC 7617). Undefined if the sandbox doesn't know it. */
function writeKeyOf({headers}: IncomingMessage): string | undefined {
  const [, credentials = ''] = /^Basic (\S+)$/.exec(headers.authorization ?? '') ?? [];
  const [writeKey = ''] = Buffer.from(credentials, 'base64').toString('utf8').split(':');
  return writeKey.startsWith(WRITE_KEY) ? writeKey : undefined;
}

/** Responses to the SDK, by the error that they simulate. */
const responses = {
  normal: (response: ServerResponse, body: string) => reply(response, 200, body),
  error: (response: ServerResponse) => reply(response, 500, '{"message":"Internal Server Error"}'),
  drop: (response: ServerResponse) => void response.destroy(),
  hang: () => undefined,
  html: (response: ServerResponse) => reply(response, 200, '<!doctype html><title>Log in</title>', 'text/html'),
};

/** The source configuration, with the fields that the SDK reads. */
const sourceConfig = (writeKey: string, enabled: boolean): string =>
  JSON.stringify({
    source: {
      ...{id: 'sandbox-source', name: 'Developer documentation', writeKey, enabled, workspaceId: 'sandbox-workspace'},
      config: {statsCollection: {errors: {enabled: true}, metrics: {enabled: true}}},
      destinations: [],
    },
  });

function take(events: Received[], writeKey: string, body: string): void {
  const sent = JSON.parse(body) as Received['event'] & {readonly batch?: Received['event'][]};
  const at = new Date().toISOString();
  for (const event of sent.batch ?? [sent]) events.push({at, writeKey, event});
  events.splice(0, events.length - KEPT);
}

/** Handles what the SDK sends: a request for its configuration (`/sourceConfig/`), or events (`/v1/<type>`). */
async function handleSdkRequest(
  {events, errors, rules}: Plane,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const caller = cors(request, response, rules);
  if (caller === 'preflight') return;
  const body = (await readBody(request)) ?? '';
  const writeKey = writeKeyOf(request);
  if (writeKey === undefined || caller === 'refused') {
    reply(response, 401, '{"message":"the write key is missing or wrong"}');
    return;
  }
  const {config = 'normal', delivery = 'normal'} = errors.get(writeKey) ?? {};
  if (request.url?.startsWith('/v1/')) {
    if (delivery === 'normal') take(events, writeKey, body);
    responses[delivery](response, '"OK"');
  } else {
    responses[config === 'disabled' ? 'normal' : config](response, sourceConfig(writeKey, config !== 'disabled'));
  }
}

/** Sets the simulated errors of a write key, for tests: `writeKey=sandbox&config=hang`. */
async function setErrors({errors}: Plane, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const {writeKey = WRITE_KEY, ...chosen} = Object.fromEntries(new URLSearchParams(await readBody(request)));
  errors.set(writeKey, chosen as unknown as PlaneErrors);
  reply(response, 200, '{}');
}

async function handle(plane: Plane, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const {pathname, searchParams} = requestUrl(request);
  const writeKey = searchParams.get('writeKey');
  const events = plane.events.filter((one) => writeKey === null || one.writeKey === writeKey);
  response.setHeader('X-Content-Type-Options', 'nosniff');
  if (pathname === '/sourceConfig/' || pathname.startsWith('/v1/')) await handleSdkRequest(plane, request, response);
  else if (pathname === '/errors' && request.method === 'POST') await setErrors(plane, request, response);
  else if (pathname === '/' || pathname === '/events') sendLog(request, response, events);
  else reply(response, 404, '{"message":"not found"}');
}

/** Starts the data plane. It also serves the source configuration. @param origins only their pages may send events */
export async function startDataPlane(port: number, origins: readonly string[]) {
  const rules: CorsRules = {origins: new Set(origins), methods: 'GET, POST', headers: REQUEST_HEADERS};
  const plane: Plane = {events: [], errors: new Map(), rules};
  const server = createServer((request, response) => {
    handle(plane, request, response).catch((error: unknown) => {
      endFailed('The sandbox data plane', response, error);
    });
  });
  return {url: await listenOnLoopback(server, port), server};
}
