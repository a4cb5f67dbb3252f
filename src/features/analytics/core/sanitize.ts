import type {Kind} from '../../events/core/trackingPlan';

// cspell:ignore glpat akia aiza

/** Longest search that is sent, which is also the limit of the modal. */
const LONGEST_QUERY = 64;
const LONGEST_NAME = 100;
const LONGEST_TITLE = 200;
const HIDDEN = '[hidden]';

/** Longer texts count as secrets without a check. */
const LONGEST_TESTED = 500;
const LONGEST_PATH = 2000;

/** What people paste by mistake. False positives only remove a query from an event. All run in linear time. */
const SECRETS = [
  /@|%40/i,
  /\b(bearer|basic)\s/i,
  /(^|[^a-z])(v2_)?ak_/i,
  /\b(sk|pk|rk|gh[a-z]|xox[a-z]|glpat)[_-]/i,
  /\b(akia|aiza)[a-z\d]/i,
  /\beyJ/,
  /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}/i,
];

/** Length from which a word with digits counts as a key. */
const KEY_LENGTH = 20;

const hasLongKey = (text: string): boolean =>
  text.split(/[^\w+/=~.]+/).some((word) => word.length >= KEY_LENGTH && /\d/.test(word));

export const mayBeSecret = (text: string): boolean =>
  text.length > LONGEST_TESTED || hasLongKey(text) || SECRETS.some((secret) => secret.test(text));

export const cleanPath = (url: string): string =>
  (url.slice(0, LONGEST_PATH).split(/[?#]/)[0] ?? '')
    .split('/')
    .map((part) => (mayBeSecret(part) ? HIDDEN : part.slice(0, LONGEST_NAME)))
    .join('/');

/** The referrer: the origin of another site, or a path of this site. */
export function cleanReferrer(referrer: string, origin: string): string {
  if (!URL.canParse(referrer)) return '';
  const url = new URL(referrer);
  if (!/^https?:$/.test(url.protocol)) return '';
  return url.origin === origin ? origin + cleanPath(url.pathname) : url.origin;
}

/** The words of a search that its results have (search/core/searchSession). Undefined if it may be a secret. */
export function cleanQuery(query: string): string | undefined {
  if (query.length > LONGEST_TESTED) return undefined;
  const words = query.trim().replace(/\s+/g, ' ');
  return words === '' || mayBeSecret(words) ? undefined : words.slice(0, LONGEST_QUERY);
}

type Cleaner = (value: unknown) => string | number | undefined;

const ofText =
  (clean: (text: string) => string | undefined): Cleaner =>
  (value) =>
    typeof value === 'string' ? clean(value) : undefined;

/** How to clean a value of each kind. Undefined removes it. */
export const cleaners: Readonly<Record<Kind, Cleaner>> = {
  path: ofText(cleanPath),
  query: ofText(cleanQuery),
  name: ofText((name) => (/^[\w.-]+$/.test(name) && name.length <= LONGEST_NAME ? name : undefined)),
  title: ofText((title) => (mayBeSecret(title) ? undefined : title.slice(0, LONGEST_TITLE))),
  count: (value) => (typeof value === 'number' && value >= 0 && value < Infinity ? Math.round(value) : undefined),
};
