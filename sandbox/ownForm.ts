import type {IncomingMessage} from 'node:http';
import {LOOPBACK} from '../src/node/listen';

/** Names of this machine in a URL: a page of another site may have had its own name led here. */
const OWN_HOSTS: readonly string[] = ['localhost', ...LOOPBACK, '[::1]'];

/**
 * Whether a form comes from a page of another site. Browsers say so in `Sec-Fetch-Site`, older ones in `Origin` alone;
 * programs such as curl send neither.
 */
export function isFromElsewhere({headers}: IncomingMessage): boolean {
  const {host = '', origin, 'sec-fetch-site': site} = headers;
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true;
  if (origin === undefined) return false;
  if (!URL.canParse(origin)) return site === undefined;
  const {host: sender, hostname} = new URL(origin);
  return sender !== host || !OWN_HOSTS.includes(hostname);
}
