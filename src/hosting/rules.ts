import type {SiteSettings} from '../config/settings';
import {redirects} from '../config/redirects';
import {contentSecurityPolicy} from './contentSecurityPolicy';

/** Headers by name, as they are sent. */
export type Headers = Readonly<Record<string, string>>;

/** Headers for the URLs that match a pattern: one URL, or all that start with the part before `*`. */
export interface HeaderRule {
  readonly pattern: string;
  readonly headers: Headers;
}

/** A permanent redirect from one address to another; a query stays. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
}

/** What a host of the site has to know. No header is in two rules that meet at one address: some hosts would send both. */
export interface HostRules {
  readonly headers: readonly HeaderRule[];
  readonly redirects: readonly Redirect[];
}

const YEAR = 31_536_000;

/** What a browser asks before it hands out, and no page of ours wants; writing to the clipboard is for copying code. */
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

/** The rules for a build with these settings. */
export function hostRules(settings: SiteSettings): HostRules {
  const always: Headers = {
    'Content-Security-Policy': contentSecurityPolicy(settings),
    'Strict-Transport-Security': `max-age=${String(YEAR)}`,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    // A log-in opens a popup at another origin; windows that others open are cut off.
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Permissions-Policy': [...REFUSED_FEATURES.map((feature) => `${feature}=()`), 'clipboard-write=(self)'].join(', '),
  };
  return {
    headers: [
      {pattern: '/*', headers: always},
      // Names below assets/ hold a hash of the content, those below fonts/ a version: they never change.
      {pattern: '/assets/*', headers: IMMUTABLE},
      {pattern: '/fonts/*', headers: IMMUTABLE},
    ],
    redirects: Object.entries(redirects).map(([from, to]) => ({from, to})),
  };
}

const isMeant = (pattern: string, pathname: string): boolean =>
  pattern.endsWith('*') ? pathname.startsWith(pattern.slice(0, -1)) : pathname === pattern;

/** All headers for an address. What no rule says about caching is the host's own: asked for again each time. */
export const headersFor = ({headers}: HostRules, pathname: string): Headers =>
  Object.assign(
    {'Cache-Control': 'no-cache'},
    ...headers.filter(({pattern}) => isMeant(pattern, pathname)).map((rule) => rule.headers),
  ) as Headers;
