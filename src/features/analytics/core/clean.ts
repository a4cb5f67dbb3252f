import type {Kind} from '@site/src/features/events/plan';

/** Letters of a search that are sent at most; as many as the modal takes. */
const LONGEST_QUERY = 64;
const LONGEST_NAME = 100;
const LONGEST_TITLE = 200;
/** Stands for a part of an address that may be a secret. */
const HIDDEN = '[hidden]';

/**
 * What people paste by mistake: an e-mail address, a key or header of an API, a UUID, or a long word with digits in it.
 * Rather too much than too little: an event without its query is still an event.
 */
const SECRETS = [
  /@|%40/i,
  /\b(bearer|basic)\s/i,
  /(^|[^a-z])(v2_)?ak_/i,
  /\beyJ/,
  /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}/i,
  /(?=[\w+/=~.]*\d)[\w+/=~.]{20,}/,
];

export const mayBeSecret = (text: string): boolean => SECRETS.some((secret) => secret.test(text));

/** The path of an address, as far as it is harmless. */
export const cleanPath = (address: string): string =>
  (address.split(/[?#]/)[0] ?? '')
    .split('/')
    .map((part) => (mayBeSecret(part) ? HIDDEN : part.slice(0, LONGEST_NAME)))
    .join('/');

/** Where a visitor came from: of another site its origin alone, of ours the path; empty for none. */
export function cleanReferrer(referrer: string, origin: string): string {
  if (!URL.canParse(referrer)) return '';
  const url = new URL(referrer);
  if (!/^https?:$/.test(url.protocol)) return '';
  return url.origin === origin ? origin + cleanPath(url.pathname) : url.origin;
}

/** Words of a search with one space between them; undefined when they are none, or may be a secret. */
export function cleanQuery(query: string): string | undefined {
  const words = query.trim().replace(/\s+/g, ' ');
  return words === '' || mayBeSecret(words) ? undefined : words.slice(0, LONGEST_QUERY);
}

type Cleaner = (value: unknown) => string | number | undefined;

const ofText =
  (clean: (text: string) => string | undefined): Cleaner =>
  (value) =>
    typeof value === 'string' ? clean(value) : undefined;

/** How a value of each kind is made fit to be sent; undefined leaves it out. */
export const cleaners: Readonly<Record<Kind, Cleaner>> = {
  path: ofText(cleanPath),
  query: ofText(cleanQuery),
  name: ofText((name) => (/^[\w.-]+$/.test(name) && name.length <= LONGEST_NAME ? name : undefined)),
  title: ofText((title) => (mayBeSecret(title) ? undefined : title.slice(0, LONGEST_TITLE))),
  count: (value) => (typeof value === 'number' && value >= 0 && value < Infinity ? Math.round(value) : undefined),
};
