import {HOST_FILES} from './hostFiles';
import {MARKDOWN_FILE, MISSING, alternateLink} from './markdownVersions';
import {CONTENT_TYPES, type HeaderRule, type HostRules, headersFor} from './headers';

/**
 * Pattern of an `Accept` header that prefers Markdown: with the full weight, or with any weight if HTML doesn't have the full
 * one. nginx can't compare two lower weights (wantsMarkdown does).
 */
const WANTS_MARKDOWN =
  '(?:.*text/markdown(?!\\s*;\\s*q=0)|(?!.*text/html\\s*(?:,|$|;\\s*q=1)).*text/markdown(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$)))';

/** Quotes a value for nginx. @throws for values with `$`, which nginx can't escape */
function quoted(value: string): string {
  if (/[$\p{Cc}]/u.test(value))
    throw new Error(
      `${HOST_FILES.nginx} cannot contain ${JSON.stringify(value)}: remove the $ or the control character.`,
    );
  return `"${value.replaceAll(/["\\]/g, '\\$&')}"`;
}

/** A header whose value depends on the URL becomes a variable, because a location with its own headers loses those of the server. */
function cacheControl(rules: readonly HeaderRule[]): string[] {
  return rules.flatMap(({pattern, headers}) => {
    const value = headers['Cache-Control'];
    if (value === undefined) return [];
    return [`if ($uri ~ ^${pattern.replace(/\*$/, '')}) { set $site_cache ${quoted(value)}; }`];
  });
}

/** Old URLs, with and without a trailing slash. */
const location = ([from, to]: readonly [string, string]): string[] =>
  [...new Set([from, from.replace(/(?<=.)\/$/, '')])].map(
    (address) => `location = ${address} { return 301 ${to}$is_args$args; }`,
  );

/** Directives for the `server` block of nginx 1.18 or later, whose `root` is the built site. */
export function nginxInclude(rules: HostRules): string {
  const {'Cache-Control': standard = '', ...everywhere} = headersFor(rules, '/');
  const ours = Object.values(HOST_FILES).join('|').replaceAll('.', '\\.');
  return `# Written by the build: the site's rules for nginx. Include it in a server block whose root is this folder.

index index.html;
charset utf-8;
charset_types text/css text/markdown text/plain text/xml application/javascript;
absolute_redirect off;
set $site_missing /404.html;
if ($http_accept ~* "^${WANTS_MARKDOWN}") { set $site_missing ${MISSING}; }
if ($request_uri ~ "${MARKDOWN_FILE}") { set $site_missing ${MISSING}; }
error_page 403 404 =404 $site_missing;

# Compressed files are next to the originals. The .br files need the module brotli_static
# (Debian: libnginx-mod-http-brotli-static): install it, and add "brotli_static on;" to the server block.
gzip_static on;
gzip_vary on;

set $site_cache ${quoted(standard)};
${cacheControl(rules.headers).join('\n')}
add_header Cache-Control $site_cache always;
${Object.entries(everywhere)
  .map(([name, value]) => `add_header ${name} ${quoted(value)} always;`)
  .join('\n')}

# A URL with two slashes in a row, or with an encoded slash or backslash, has no page. The file of a page is at the page's URL.
# (Sent to a path where nothing is: a plain 404 would be refused its page, whose request has the same URL.)
if ($request_uri ~* "^[^?]*(//|%(2f|5c))") { rewrite "^(?!/404\\.(?:html|md)$)" /_nowhere; }
if ($request_uri ~ "^((?:/[\\w.~-]+)*/)index\\.html(?:\\?|$)") { return 301 $1$is_args$args; }

# The Markdown version of a page for clients that want it, and a header that names it. (The file of a page is there, so its
# name is safe in a header.)
set $site_markdown "";
set $site_wanted "$uri $http_accept";
if ($site_wanted ~* "^([^ ]+)/ ${WANTS_MARKDOWN}") { set $site_markdown $1.md; }
if ($site_wanted ~* "^/ ${WANTS_MARKDOWN}") { set $site_markdown /index.md; }
set $site_vary "";
set $site_link "";
if ($uri ~ "^(/.+)/index\\.html$") { set $site_link '${alternateLink('$1.md')}'; }
if ($uri = /index.html) { set $site_link '${alternateLink('/index.md')}'; }
if ($site_link) { set $site_vary Accept; }
if ($uri = $site_missing) { set $site_vary Accept; }
if (-f $document_root$site_markdown) { set $site_vary Accept; rewrite ^ $site_markdown last; }
add_header Vary $site_vary always;
add_header Link $site_link always;

location = /404.html { internal; }
location = ${MISSING} { internal; types { } default_type text/markdown; }
# A range that a file does not have: the headers above are in that response before nginx refuses it, and would be in it
# twice. A location with a header of its own forgets them, and an empty header is not sent.
error_page 416 /_416;
location = /_416 { internal; add_header Cache-Control ""; return 416; }
location ~ ^/(${ours})$ { return 404; }
${[...CONTENT_TYPES].map(([ending, type]) => `location ~ \\.${ending}$ { types { } default_type ${type}; }`).join('\n')}
${Object.entries(rules.redirects).flatMap(location).join('\n')}
`;
}
