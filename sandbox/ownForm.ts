import type {IncomingMessage, ServerResponse} from 'node:http';
import {LOOPBACK} from '../src/node/listen';

/** Names of this machine in a URL. Other names can point here too (DNS rebinding). */
const OWN_HOSTS: readonly string[] = ['localhost', ...LOOPBACK, '[::1]'];

/**
 * Whether a page of another site sent a form. Browsers send `Sec-Fetch-Site`, older ones only `Origin`, and programs such
 * as curl neither.
 */
export function isFromElsewhere({headers}: IncomingMessage): boolean {
  const {host = '', origin, 'sec-fetch-site': site} = headers;
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true;
  if (origin === undefined) return false;
  if (!URL.canParse(origin)) return site === undefined;
  const {host: sender, hostname} = new URL(origin);
  return sender !== host || !OWN_HOSTS.includes(hostname);
}

/**
 * Rejects a request whose `Host` is not this machine at the service's port, so that a page of a name that points here
 * can't read logs. Returns whether it did.
 */
export function refusesHost({headers, socket}: IncomingMessage, response: ServerResponse): boolean {
  const url = `http://${headers.host ?? ''}`;
  const {hostname, port} = URL.canParse(url) ? new URL(url) : {hostname: '', port: ''};
  if (OWN_HOSTS.includes(hostname) && Number(port || 80) === socket.localPort) return false;
  response.writeHead(421, {'Content-Type': 'text/plain; charset=utf-8'});
  response.end(
    `Use http://localhost:${String(socket.localPort)}: the sandbox responds to names of this machine only.\n`,
  );
  return true;
}
