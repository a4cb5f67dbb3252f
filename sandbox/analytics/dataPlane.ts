import {type IncomingMessage, type Server, type ServerResponse, createServer} from 'node:http';
import {listenOnLoopback} from '../../src/node/net';
import type {CorsRules} from '../cors';
import {endFailed} from '../endFailed';
import {requestUrl} from '../requestUrl';
import {WRITE_KEY} from '../settings';
import {readBody} from '../sso/tokenRequest';
import {styleSheet} from '../style';
import {EventLog} from './eventLog';
import {readPlaneErrors} from './simulatedErrors';
import {planePage} from './planePage';
import {type Plane, REQUEST_HEADERS, handleSdkRequest, reply} from './wire';

export interface DataPlane {
  readonly url: string;
  readonly server: Server;
}

const CSP =
  "default-src 'none'; style-src 'self'; img-src data:; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

async function setErrors({errors}: Plane, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const form = new URLSearchParams(await readBody(request));
  errors.set(form.get('writeKey') ?? WRITE_KEY, readPlaneErrors(form));
  response.writeHead(303, {Location: '/'}).end();
}

async function handle(plane: Plane, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const {pathname, searchParams} = requestUrl(request);
  const isPost = request.method === 'POST';
  response.setHeader('Content-Security-Policy', CSP);
  response.setHeader('X-Content-Type-Options', 'nosniff');
  if (pathname === '/sourceConfig/' || pathname.startsWith('/v1/')) await handleSdkRequest(plane, request, response);
  else if (pathname === '/errors' && isPost) await setErrors(plane, request, response);
  else if (pathname === '/events')
    reply(response, 200, JSON.stringify(plane.log.list(searchParams.get('writeKey') ?? undefined), undefined, 2));
  else if (pathname === '/sandbox.css') reply(response, 200, styleSheet, 'text/css');
  else if (pathname === '/') reply(response, 200, planePage(plane.log.list(), WRITE_KEY), 'text/html');
  else reply(response, 404, '{"message":"not found"}');
}

/** Starts the data plane of the sandbox. It also serves the source configuration. */
export async function startDataPlane({
  port,
  origins,
}: {
  readonly port: number;
  /** Only pages of these origins may send events. */
  readonly origins: readonly string[];
}): Promise<DataPlane> {
  const rules: CorsRules = {origins: new Set(origins), methods: 'GET, POST', headers: REQUEST_HEADERS};
  const plane: Plane = {log: new EventLog(), errors: new Map(), rules};
  const server = createServer((request, response) => {
    handle(plane, request, response).catch((error: unknown) => {
      endFailed('The sandbox data plane', response, error);
    });
  });
  return {url: await listenOnLoopback(server, port), server};
}
