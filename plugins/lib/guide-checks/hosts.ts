import {API_SERVER} from '../../../src/config/apiServer';
import {externalLinks} from '../../../src/config/externalLinks';
import {otherHosts} from '../../../src/config/otherHosts';
import {readSettings} from '../../../src/config/settings';
import {siteUrl} from '../../../src/config/siteUrl';
import {editDistance} from '../../../src/utils/editDistance';
import {bareHosts} from './requestCommands';

const hostOf = (url: string): string => new URL(url).hostname;

/** The hosts of the API and of the site. The servers of all descriptions are `API_SERVER`, which a test compares. */
const OURS: readonly string[] = [
  API_SERVER,
  siteUrl,
  readSettings({}).ssoUrl,
  ...Object.values(externalLinks).map(({href}) => href),
].map(hostOf);

/** The domain of these hosts, and the name that readers trust. */
export const DOMAIN = hostOf(API_SERVER).split('.').slice(-2).join('.');
const [NAME = ''] = DOMAIN.split('.');

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

export const isWithin = (host: string, domain: string): boolean => host === domain || host.endsWith(`.${domain}`);

const isListed = (host: string): boolean => otherHosts.some((domain) => isWithin(host, domain));

/** Whether samples may send a credential to a host. */
export const isTrusted = (host: string): boolean => OURS.includes(host) || LOOPBACK.test(host) || isListed(host);

/** The fix of a host that isn't trusted. */
export const hostFix = (host: string): string =>
  /^[\w.-]+$/.test(host)
    ? `Correct it. If it is right, add the line '${host}', to src/config/otherHosts.ts.`
    : 'Write the whole host.';

/** Authorities of URLs, which programs also read without slashes or a scheme. Empty if a program adds it. And of requests that name a host only. */
const AUTHORITIES = [
  /\b(?:https?|wss?|ftps?):[/\\]*((?:\$?\{[^{}\s]*\}|[^\s/\\?#"'`<>(){}|,;])+|(?<=\/\/)(?=["'`]\s*[+.]))/gi,
  /(?<=["'`=])\/\/((?:[\w-]+\.)+[a-z]{2,})(?=["'`/:?#\s>]|$)/gim,
  /^Host:\s*([\w.-]+)/gim,
  /\b(?:host(?:name)?["']?\s*[:=]|HTTPS?Connection\()\s*["'`]([\w.-]+)/gi,
];

/** The host of an authority, as a request has it. One with a variable stays as it is. */
function normalized(authority: string): string {
  const host = authority
    .replace(/^.*@/, '')
    .replace(/:[^:\]]*$/, '')
    .replace(/\.$/, '');
  return URL.canParse(`https://${host}`) ? hostOf(`https://${host}`) : host;
}

/** The hosts in a text, each with its position. */
export const hostsIn = (text: string): {readonly host: string; readonly at: number}[] => [
  ...AUTHORITIES.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({0: {length}, 1: authority = '', index}) => ({
      host: normalized(authority),
      at: index + length - authority.length,
    })),
  ),
  ...bareHosts(text).map(({match, at}) => ({host: normalized(match), at})),
];

/** Digits that look like letters. */
const LETTERS: Readonly<Record<string, string>> = {0: 'o', 1: 'l', 3: 'e', 4: 'a', 5: 's', 7: 't'};

/** Whether readers could take a host for one of ours: it has our name, a similar one, or letters of another alphabet. */
export function isLookAlike(host: string): boolean {
  if (isWithin(host, DOMAIN) || isListed(host)) return false;
  const letters = host.replaceAll(/\d/g, (digit) => LETTERS[digit] ?? '').replaceAll(/[^a-z]/g, '');
  const starts = Array.from(letters, (_, start) => start);
  return (
    host.includes('xn--') ||
    starts.some((start) => editDistance(letters.slice(start, start + NAME.length), NAME, 2) <= 2)
  );
}
