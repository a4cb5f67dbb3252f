import {type IncomingMessage, type Server, type ServerResponse, createServer} from 'node:http';
import {type CorsRules, cors} from '../cors';
import {listenOnLoopback} from '../net';
import {WRITE_KEY} from '../settings';
import {readBody} from '../sso/tokenRequest';
import {styleSheet} from '../style';
import {EventLog} from './eventLog';
import {type PlaneFaults, noFaults, readPlaneFaults} from './faults';
import {eventEntry, liveScript, planePage} from './planePage';
import {readEvents} from './readEvents';

export interface DataPlane {
  readonly url: string;
  readonly server: Server;
}

interface Plane {
  readonly log: EventLog;
  readonly faults: Map<string, PlaneFaults>;
  readonly rules: CorsRules;
}

/** Headers that the library sends with events; those of a retry among them. */
const HEADERS =
  'Authorization, Content-Type, Accept, AnonymousId, SentAt, Rsa-Recovered, Rsa-Retry-Attempt, Rsa-Since-Last-Attempt, Rsa-Since-First-Attempt, Rsa-Retry-Reason';

const CSP =
  "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; img-src data:; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

function reply(response: ServerResponse, status: number, body: string, type = 'application/json'): void {
  response.writeHead(status, {'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-store'}).end(body);
}

/** The write key of RFC 7617's user name; undefined for one that the sandbox does not know. */
function writeKeyOf({headers}: IncomingMessage): string | undefined {
  const [, credentials = ''] = /^Basic (\S+)$/.exec(headers.authorization ?? '') ?? [];
  const [writeKey = ''] = Buffer.from(credentials, 'base64').toString('utf8').split(':');
  return writeKey.startsWith(WRITE_KEY) ? writeKey : undefined;
}

/** Ways to fail that configuration and delivery share. @returns whether the request is dealt with */
function misbehave(response: ServerResponse, fault: PlaneFaults['config' | 'delivery']): boolean {
  if (fault === 'error') reply(response, 500, '{"message":"Internal Server Error"}');
  else if (fault === 'drop') response.destroy();
  else if (fault === 'html') reply(response, 200, '<!doctype html><title>Log in to the network</title>', 'text/html');
  // Whoever asks has to give up.
  else return fault === 'hang';
  return true;
}

/** The configuration in the shape of the real service, as far as the library reads it. */
const sourceConfig = (writeKey: string, enabled: boolean): string =>
  JSON.stringify({
    source: {
      ...{id: 'sandbox-source', name: 'Developer documentation', writeKey, enabled, workspaceId: 'sandbox-workspace'},
      config: {statsCollection: {errors: {enabled: true}, metrics: {enabled: true}}},
      destinations: [],
    },
  });

async function answerSite(plane: Plane, request: IncomingMessage, response: ServerResponse, path: string) {
  const caller = cors(request, response, plane.rules);
  if (caller === 'preflight') return;
  const body = await readBody(request);
  const writeKey = writeKeyOf(request);
  if (writeKey === undefined || caller === 'refused') {
    reply(response, 401, '{"message":"the write key is missing or wrong"}');
    return;
  }
  const {config, delivery} = plane.faults.get(writeKey) ?? noFaults;
  if (path === '/sourceConfig/') {
    if (!misbehave(response, config)) reply(response, 200, sourceConfig(writeKey, config !== 'disabled'));
    return;
  }
  if (misbehave(response, delivery)) return;
  try {
    plane.log.add(writeKey, readEvents(path.slice('/v1/'.length), body ?? ''));
    reply(response, 200, '"OK"');
  } catch (error) {
    reply(response, 400, JSON.stringify({message: error instanceof Error ? error.message : 'no JSON'}));
  }
}

/** Sends each event to an open page of the plane, as server-sent events. */
function stream(log: EventLog, response: ServerResponse): void {
  response.writeHead(200, {'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store'});
  response.write(': listening\n\n');
  const stop = log.onEvent((received) => response.write(`data: ${JSON.stringify(eventEntry(received).text)}\n\n`));
  response.once('close', stop);
}

async function setFaults({faults}: Plane, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const form = new URLSearchParams(await readBody(request));
  faults.set(form.get('writeKey') ?? WRITE_KEY, readPlaneFaults(form));
  response.writeHead(303, {Location: '/'}).end();
}

async function answer(plane: Plane, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const {pathname, searchParams} = new URL(request.url ?? '/', 'http://sandbox');
  const isPost = request.method === 'POST';
  response.setHeader('Content-Security-Policy', CSP);
  response.setHeader('X-Content-Type-Options', 'nosniff');
  if (pathname === '/sourceConfig/' || pathname.startsWith('/v1/'))
    await answerSite(plane, request, response, pathname);
  else if (pathname === '/faults' && isPost) await setFaults(plane, request, response);
  else if (pathname === '/events')
    reply(response, 200, JSON.stringify(plane.log.list(searchParams.get('writeKey') ?? undefined), undefined, 2));
  else if (pathname === '/live') stream(plane.log, response);
  else if (pathname === '/live.js') reply(response, 200, liveScript, 'text/javascript');
  else if (pathname === '/sandbox.css') reply(response, 200, styleSheet, 'text/css');
  else if (pathname === '/') reply(response, 200, planePage(plane.log.list(), WRITE_KEY), 'text/html');
  else reply(response, 404, '{"message":"not found"}');
}

/** Starts the data plane of the sandbox, which answers for the configuration as well. */
export async function startDataPlane({
  port,
  origins,
}: {
  readonly port: number;
  /** Origins of the site: the only pages that may send. */
  readonly origins: readonly string[];
}): Promise<DataPlane> {
  const rules: CorsRules = {origins: new Set(origins), methods: 'GET, POST', headers: HEADERS};
  const plane: Plane = {log: new EventLog(), faults: new Map(), rules};
  const server = createServer((request, response) => {
    answer(plane, request, response).catch((error: unknown) => {
      console.error('The data plane of the sandbox failed:', error);
      response.destroy();
    });
  });
  return {url: await listenOnLoopback(server, port), server};
}
