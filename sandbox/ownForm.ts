import type {IncomingMessage} from 'node:http';
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
