import {HIDDEN, HOST_FILES} from './hostFiles';
import {MARKDOWN_FILE, MISSING, alternateLink} from './contentNegotiation';
import {CONTENT_TYPES, type HeaderRule, type HostRules, OTHER_TYPE, REFUSED, headersFor} from './headers';

/** Pattern of an `Accept` header that names a type. It captures the weight, if there is one. The last of several counts. */
const accepts = (type: string): string =>
  `"^(?:.*,)?\\s*${type}\\s*(?:;(?:[^,]*?;)?\\s*q=([01](?:\\.\\d{0,3})?)\\s*(?:;[^,]*)?|;[^,]*)?(?:,|$)"`;

/**
 * Pattern of two weights, of which the first is over 0 and not lower than the second: after the same digits it has a higher
 * one, or the second has nothing but zeros.
 */
const IS_PREFERRED = `"^(?!0[.0]* )(\\S*?)(?:\\S* \\1[.0]*$|${[1, 2, 3, 4, 5, 6, 7, 8, 9]
  .map((digit) => `${String(digit)}\\S* \\1[0-${String(digit - 1)}]`)
  .join('|')})"`;

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

/** Sets what a client accepts: `$site_ending` is that of the Markdown version, or empty. */
const NEGOTIATION = `set $site_markdown 0;
if ($http_accept ~* ${accepts('text/markdown')}) { set $site_markdown $1; }
if ($site_markdown = "") { set $site_markdown 1; }
set $site_html 0;
if ($http_accept ~* ${accepts(String.raw`\*/\*`)}) { set $site_html $1; }
if ($http_accept ~* ${accepts('text/html')}) { set $site_html $1; }
if ($site_html = "") { set $site_html 1; }
set $site_weights "$site_markdown $site_html";
set $site_ending "";
if ($site_weights ~ ${IS_PREFERRED}) { set $site_ending .md; }

set $site_missing /404.html;
if ($site_ending) { set $site_missing ${MISSING}; }
if ($request_uri ~ "${MARKDOWN_FILE}") { set $site_missing ${MISSING}; }
error_page 403 404 =404 $site_missing;`;

/** A file with headers of its own, by its URL. Its type is in no list of file extensions. */
const file = ({pattern, headers: {'Content-Type': type, Link: link = ''}}: HeaderRule): string[] =>
  type === undefined ? [] : [`location = ${pattern} { default_type ${quoted(type)}; set $site_link ${quoted(link)}; }`];

/** Headers of each response, some of them empty, which nginx doesn't send. */
function headers(rules: HostRules): string {
  const {'Cache-Control': standard = '', ...everywhere} = headersFor(rules, '/');
  return `# No one may keep the refusal of a range, which nginx decides after these headers.
set $site_cache ${quoted(standard)};
${cacheControl(rules.headers).join('\n')}
if ($http_range) { set $site_cache ${quoted(standard)}; }
add_header Cache-Control $site_cache always;
${Object.entries(everywhere)
  .map(([name, value]) => `add_header ${name} ${quoted(value)} always;`)
  .join('\n')}
set $site_allow "";
add_header Allow $site_allow always;
set $site_vary "";
if ($uri = $site_missing) { set $site_vary Accept; }
add_header Vary $site_vary always;
set $site_link "";
add_header Link $site_link always;`;
}

const PAGES = `# A URL with two slashes in a row, with an encoded slash or backslash, or with a dot segment has no page.
# (Sent to a path where nothing is: a plain 404 would be refused its page, whose request has the same URL.)
if ($request_uri ~* "^[^?#]*(?://|%(?:2f|5c)|/(?:\\.|%2e){1,2}(?:[/?#]|$))") { rewrite "^(?!/(?:404\\.(?:html|md)|_4\\d\\d)$)" /_nowhere; }

# A folder without a page. (nginx would redirect to its URL with a slash.)
location / {
  set $site_index $document_root/index.html;
  if (-d $request_filename) { set $site_index $request_filename/index.html; }
  if (!-f $site_index) { return 404; }
}

# The file of a page is at the page's URL, in Markdown for clients that want it, and always as a whole. A header names the
# Markdown version. (The name of the page is safe in a header.)
location ~ "^((?:/[\\w.~-]+)*)/index\\.html$" {
  max_ranges 0;
  set $site_page $1;
  set $site_name $1;
  if (!-f $request_filename) { return 404; }
  if ($request_uri ~ "^[^?#]*[^/?#](?:[?#]|$)") { return 301 $site_page/$is_args$args; }
  if ($site_name = "") { set $site_name /index; }
  if (-f $document_root$site_name.md) { set $site_vary Accept; set $site_link '${alternateLink('$site_name.md')}'; }
  if (-f $document_root$site_name$site_ending) { set $site_link ""; rewrite ^ $site_name.md break; }
}

location = /404.html { internal; etag off; }
location = ${MISSING} { internal; etag off; }
location ~ "^/(?:${HIDDEN.join('|').replaceAll('.', String.raw`\.`)})(?:\\.(?:br|gz))?$" { return 404; }`;

const REFUSAL = `default_type text/plain; return 200 "${REFUSED}";`;

const ERRORS = `# A URL that nginx can't decode has no page. It hasn't read the headers then, so the page is in HTML. Other malformed requests
# stay 400.
error_page 400 =404 /_400;
location = /_400 { internal; if ($request_uri) { return 400; } set $site_vary Accept; rewrite ^ /404.html last; }
if ($request_method !~ "^(?:GET|HEAD)$") { return 405; }
error_page 405 /_405;
location = /_405 { internal; set $site_allow "GET, HEAD"; ${REFUSAL} }
error_page 412 /_412;
location = /_412 { internal; ${REFUSAL} }
# The headers above are in the response before nginx refuses a range, and would be in it twice. A location with a header of
# its own forgets them, and an empty header is not sent.
error_page 416 /_416;
location = /_416 { internal; add_header ETag "" always; ${REFUSAL} }`;

/** Directives for the `server` block of nginx 1.18 or later, whose `root` is the built site. */
export function nginxInclude(rules: HostRules): string {
  const types = [...CONTENT_TYPES].map(([ending, type]) => `${type} ${ending};`);
  const texts = new Set([...CONTENT_TYPES.values()].filter((type) => /^text\/(?!html)/.test(type)));
  return `# Written by the build: the site's rules for nginx. Include it in a server block whose root is this folder.

index index.html;
default_type ${OTHER_TYPE};
types { ${types.join(' ')} }
charset utf-8;
charset_types ${[...texts].join(' ')};
absolute_redirect off;
if_modified_since before;
max_ranges 1;

# Compressed files are next to the originals. The .br files need the module brotli_static
# (Debian: libnginx-mod-http-brotli-static): install it, and add "brotli_static on;" to the server block.
gzip_static on;
gzip_vary on;
gzip_proxied any;

${NEGOTIATION}

${headers(rules)}

${ERRORS}

${PAGES}

${rules.headers.flatMap(file).join('\n')}

${Object.entries(rules.redirects).flatMap(location).join('\n')}
`;
}
