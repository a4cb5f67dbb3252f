import {createHash} from 'node:crypto';
import type {SiteSettings} from '../config/settings';
import {analyticsOrigins} from '../features/settings/core/analyticsSettings';
import {isSet} from '../features/settings/core/isSet';
import {type InlineCode, allowedInlineCode} from './allowedInlineCode';

/** Hosts of hosted search for an application, and the host for events. */
const searchHosts = (appId: string): string[] => {
  const app = appId.toLowerCase();
  return [
    `${app}-dsn.algolia.net`,
    `${app}.algolia.net`,
    ...[1, 2, 3].map((number) => `${app}-${String(number)}.algolianet.com`),
    'insights.algolia.io',
  ].map((host) => `https://${host}`);
};

/** Allowed targets of requests: the site, and the origins in its settings. */
export function connectSources(settings: SiteSettings): string[] {
  const {ssoUrl, apiUrl, searchAppId, searchApiKey} = settings;
  const search = isSet(searchAppId) && isSet(searchApiKey) ? searchHosts(searchAppId) : [];
  const origins = [ssoUrl, apiUrl, ...search, ...analyticsOrigins(settings)];
  return ["'self'", ...new Set(origins.filter(isSet))];
}

/** The source expression of a piece of inline code (Content Security Policy 3, 2.3.1). */
export const hashSource = (code: string): string => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

const hashes = (list: readonly string[]): string[] => list.map(hashSource);

/** Hashes of style attributes require 'unsafe-hashes', which allows nothing else. */
const attributeSources = (list: readonly string[]): string[] =>
  list.length > 0 ? ["'unsafe-hashes'", ...hashes(list)] : ["'none'"];

/**
 * The policy for a build with these settings. Frames, plugins and media are forbidden.
 * @param inline allowed inline code
 */
export function contentSecurityPolicy(settings: SiteSettings, inline: InlineCode = allowedInlineCode): string {
  const directives: Readonly<Record<string, readonly string[]>> = {
    // Firefox checks `<link rel=prefetch>` against this directive. All other kinds of files have their own.
    'default-src': ["'self'"],
    'script-src': ["'self'", ...hashes(inline.scripts)],
    'style-src': ["'self'", ...hashes(inline.styles)],
    'style-src-attr': attributeSources(inline.styleAttributes),
    // Style sheets contain small images as data URLs.
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': connectSources(settings),
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'frame-src': ["'none'"],
    'media-src': ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}
