import {createHash} from 'node:crypto';
import type {SiteSettings} from '../config/settings';
import {analyticsOrigins} from '../features/analytics/core/analyticsConfig';
import {isSet} from '../features/settings/core/isSet';
import {type InlineCode, reviewed} from './reviewed';

/** Hosts of the hosted search for an application, as its client picks them, and the one that takes events. */
const searchHosts = (appId: string): string[] => {
  const app = appId.toLowerCase();
  return [
    `${app}-dsn.algolia.net`,
    `${app}.algolia.net`,
    ...[1, 2, 3].map((number) => `${app}-${String(number)}.algolianet.com`),
    'insights.algolia.io',
  ].map((host) => `https://${host}`);
};

/** Where pages may send requests: the site, and what its settings name. No wildcard, each origin once. */
export function connectSources(settings: SiteSettings): string[] {
  const {ssoUrl, apiUrl, searchAppId, searchApiKey} = settings;
  const search = isSet(searchAppId) && isSet(searchApiKey) ? searchHosts(searchAppId) : [];
  const origins = [ssoUrl, apiUrl, ...search, ...analyticsOrigins(settings)];
  return ["'self'", ...new Set(origins.filter(isSet))];
}

/** The source expression of a piece of inline code (Content Security Policy 3, 2.3.1). */
export const hashSource = (code: string): string => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

const hashes = (list: readonly string[]): string[] => list.map(hashSource);

/** A style attribute is matched by its hash only where 'unsafe-hashes' says so; nothing else becomes allowed by that. */
const attributeSources = (list: readonly string[]): string[] =>
  list.length > 0 ? ["'unsafe-hashes'", ...hashes(list)] : ["'none'"];

/**
 * The policy for a build with these settings. What is not named is refused by `default-src`: frames, plugins, media.
 * @param inline what pages may carry inline
 */
export function contentSecurityPolicy(settings: SiteSettings, inline: InlineCode = reviewed): string {
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashes(inline.scripts)],
    'style-src': ["'self'", ...hashes(inline.styles)],
    'style-src-attr': attributeSources(inline.styleAttributes),
    // Style sheets hold small pictures as data.
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': connectSources(settings),
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}
