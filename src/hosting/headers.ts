import type {SiteSettings} from '../config/settings';
import {redirects} from '../config/redirects';
import {publicFiles} from '../config/publicFiles';
import {CATALOG_HEADERS} from './apiCatalog';
import {contentSecurityPolicy} from './contentSecurityPolicy';
import type {InlineCode} from './allowedInlineCode';

export type Headers = Readonly<Record<string, string>>;

/** Headers for the URLs that match a pattern: one URL, or all that start with the part before `*`. */
export interface HeaderRule {
  readonly pattern: string;
  readonly headers: Headers;
}

/** The configuration of a host. No header is in two rules for the same URL, because some hosts would send both. */
export interface HostRules {
  readonly headers: readonly HeaderRule[];
  /** Permanent ones, from old URLs. The query is kept. */
  readonly redirects: Readonly<Record<string, string>>;
}

const YEAR = 31_536_000;

/** Browser features with permissions, which our pages don't use. Copying code needs only clipboard-write. */
const REFUSED_FEATURES = [
  'accelerometer',
  'autoplay',
  'camera',
  'clipboard-read',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

const IMMUTABLE = {'Cache-Control': `public, max-age=${String(YEAR)}, immutable`};

/**
 * The rules for a build with these settings.
 * @param inline inline code that pages may have
 */
export function hostRules(settings: SiteSettings, inline?: InlineCode): HostRules {
  const always: Headers = {
    'Content-Security-Policy': contentSecurityPolicy(settings, inline),
    'Strict-Transport-Security': `max-age=${String(YEAR)}`,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    // Login opens a popup of another origin. Openers of other sites are isolated.
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Permissions-Policy': [...REFUSED_FEATURES.map((feature) => `${feature}=()`), 'clipboard-write=(self)'].join(', '),
  };
  return {
    headers: [
      {pattern: '/*', headers: always},
      // Files in assets/ have a content hash and those in fonts/ a version in their names, so they never change.
      {pattern: '/assets/*', headers: IMMUTABLE},
      {pattern: '/fonts/*', headers: IMMUTABLE},
      {pattern: publicFiles.apiCatalog, headers: CATALOG_HEADERS},
    ],
    redirects,
  };
}

const isMeant = (pattern: string, pathname: string): boolean =>
  pattern.endsWith('*') ? pathname.startsWith(pattern.slice(0, -1)) : pathname === pattern;

/** All headers for a URL. Without a caching rule, browsers revalidate each time. */
export const headersFor = ({headers}: HostRules, pathname: string): Headers =>
  Object.assign(
    {'Cache-Control': 'no-cache'},
    ...headers.filter(({pattern}) => isMeant(pattern, pathname)).map((rule) => rule.headers),
  ) as Headers;

/**
 * Content types by file extension, on every host the same, whatever list of its own it has. Other files are
 * `application/octet-stream`.
 */
export const CONTENT_TYPES: ReadonlyMap<string, string> = new Map([
  ['css', 'text/css'],
  ['html', 'text/html'],
  ['ico', 'image/x-icon'],
  ['js', 'text/javascript'],
  ['json', 'application/json'],
  ['md', 'text/markdown'],
  ['png', 'image/png'],
  ['svg', 'image/svg+xml'],
  ['tgz', 'application/gzip'],
  ['ts', 'text/plain'],
  ['txt', 'text/plain'],
  ['webmanifest', 'application/manifest+json'],
  ['woff2', 'font/woff2'],
  ['xml', 'text/xml'],
  ['yaml', 'application/yaml'],
  ['zip', 'application/zip'],
]);

export const OTHER_TYPE = 'application/octet-stream';

/** What a host says to a request that it refuses: with a method, condition or range that doesn't fit. */
export const REFUSED = 'The server refused this request.';
