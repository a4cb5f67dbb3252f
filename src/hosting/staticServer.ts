import {type Stats, readFileSync, statSync} from 'node:fs';
import {type IncomingMessage, type Server, type ServerResponse, createServer} from 'node:http';
import path from 'node:path';
import send from 'send';
import {markdownUrl} from '../features/markdown-page/core/markdownUrl';
import {HIDDEN, HOST_FILES, readRules} from './hostFiles';
import {MISSING, alternateLink, codingsFor, isMarkdownFile, wantsMarkdown} from './contentNegotiation';
import {CONTENT_TYPES, type HostRules, OTHER_TYPE, REFUSED, headersFor} from './headers';
import {etagOf, rangeOf} from './ranges';

interface Site {
  readonly folder: string;
  readonly rules: HostRules;
  readonly moved: ReadonlyMap<string, string>;
}

function isFile(file: string): boolean {
  try {
    return statSync(file).isFile();
  } catch {
    // It doesn't exist, its name is too long, or a parent is not a folder.
    return false;
  }
}

/** Decoded path of a request, without query. Undefined if it is invalid. */
function pathnameOf({url = '/'}: IncomingMessage): string | undefined {
  try {
    const [raw = ''] = url.split(/[?#]/);
    const pathname = decodeURIComponent(raw);
    // After a redirect, browsers would read a leading double slash as a host, and a backslash as a slash.
    // An encoded slash is part of a name. Decoded, it would serve a page at the wrong URL. Browsers resolve dot segments.
    const isPlain = pathname.startsWith('/') && !/\/\/|\/\.\.?(?:\/|$)|[\\\0]/.test(pathname) && !/%2f/i.test(raw);
    return isPlain && !HIDDEN.includes(pathname.slice(1).replace(/\.(?:br|gz)$/, '')) ? pathname : undefined;
  } catch {
    // Invalid percent-encoding.
    return undefined;
  }
}

/** Redirect target of an old URL, a page's file, or a page without its trailing slash. */
function redirectOf({folder, moved}: Site, pathname: string): string | undefined {
  const target = moved.get(pathname) ?? moved.get(`${pathname}/`);
  if (target !== undefined) return target;
  const page = pathname.endsWith('/index.html') ? path.posix.dirname(pathname) : pathname;
  if (pathname.endsWith('/') || !isFile(path.join(folder, page, 'index.html'))) return undefined;
  return encodeURI(page === '/' ? page : `${page}/`);
}

/** The content type of a file. Texts have a charset, so that browsers don't guess. */
function typeOf(file: string): string {
  const type = CONTENT_TYPES.get(path.extname(file).slice(1)) ?? OTHER_TYPE;
  return type.startsWith('text/') ? `${type}; charset=utf-8` : type;
}

/** The ending of the compressed version that the client accepts, if the build has one. Sets the headers that depend on it. */
function endingOf(file: string, request: IncomingMessage, response: ServerResponse): string {
  // Rules have the type of a file without an extension.
  if (!response.hasHeader('Content-Type')) response.setHeader('Content-Type', typeOf(file));
  const accepted = codingsFor(request.headers['accept-encoding'] ?? '');
  const coding = accepted.find(({ending}) => isFile(`${file}${ending}`));
  if (isFile(`${file}.gz`)) response.appendHeader('Vary', 'Accept-Encoding');
  if (coding) response.setHeader('Content-Encoding', coding.name);
  return coding?.ending ?? '';
}

/** Responds with 404 and its page. Plain words if it can't be read, for example while the build is gone. */
function sendNotFound({folder}: Site, request: IncomingMessage, response: ServerResponse): void {
  const isMarkdown = isMarkdownFile(request.url ?? '') || wantsMarkdown(request.headers.accept ?? '');
  const file = path.join(folder, isMarkdown ? MISSING : '404.html');
  response.setHeader('Cache-Control', 'no-cache').setHeader('Vary', 'Accept');
  let body: Buffer | string = 'Not found\n';
  if (isFile(file)) body = readFileSync(`${file}${endingOf(file, request, response)}`);
  else response.setHeader('Content-Type', typeOf('words.txt'));
  response.writeHead(404, {'Content-Length': body.length}).end(body);
}

/** Refuses a request, for example for a range beyond the end of a file. */
function refuse(response: ServerResponse, status: number): void {
  for (const name of ['Content-Encoding', 'ETag', 'Last-Modified', 'Link', 'Vary']) response.removeHeader(name);
  response.setHeader('Cache-Control', 'no-cache').setHeader('Content-Type', typeOf('words.txt'));
  response.writeHead(status, {'Content-Length': REFUSED.length}).end(REFUSED);
}

/** The file of a URL: of a page the HTML, or the Markdown for a client that wants it. Sets the headers that depend on it. */
function fileOf({folder}: Site, url: string, request: IncomingMessage, response: ServerResponse): string {
  const file = url.endsWith('/') ? `${url}index.html` : url;
  const markdown = markdownUrl(url);
  if (file === url || ![file, markdown].every((version) => isFile(path.join(folder, version)))) return file;
  response.setHeader('Vary', 'Accept');
  if (wantsMarkdown(request.headers.accept ?? '')) return markdown;
  response.setHeader('Link', alternateLink(markdown));
  return file;
}

/** Sends a file, compressed if the client accepts it and the build has it. */
function sendFile(site: Site, pathname: string, request: IncomingMessage, response: ServerResponse): void {
  const file = fileOf(site, pathname, request, response);
  if (!isFile(path.join(site.folder, file))) {
    sendNotFound(site, request, response);
    return;
  }
  const ending = endingOf(path.join(site.folder, file), request, response);
  // The library would send all of a file again to a client that has it and reloads.
  delete request.headers['cache-control'];
  send(request, encodeURIComponent(`${file}${ending}`), {
    ...{root: site.folder, index: false, cacheControl: false, dotfiles: 'allow'},
    // As nginx sends them, pages and compressed files have no ranges.
    acceptRanges: ending === '' && !pathname.endsWith('/'),
  })
    .on('file', (_: string, stat: Stats) => {
      response.setHeader('ETag', etagOf(stat));
      request.headers.range = rangeOf(request.headers, stat);
      delete request.headers['if-range'];
    })
    .on('error', ({status}: {readonly status: number}) => {
      if (response.headersSent) response.destroy();
      else refuse(response, status);
    })
    .pipe(response);
}

function handle(site: Site, request: IncomingMessage, response: ServerResponse): void {
  const pathname = pathnameOf(request);
  // A host can't know whether a range will be refused when it sets the headers, and no one may keep a refusal for a year.
  const headers = headersFor(site.rules, request.headers.range === undefined ? (pathname ?? '/') : '/');
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  // Each could be meant (RFC 9112, 3.2).
  if ((request.headersDistinct.host?.length ?? 0) > 1) {
    refuse(response, 400);
    return;
  }
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    refuse(response.setHeader('Allow', 'GET, HEAD'), 405);
    return;
  }
  if (pathname === undefined) {
    sendNotFound(site, request, response);
    return;
  }
  const target = redirectOf(site, pathname);
  if (target === undefined) {
    sendFile(site, pathname, request, response);
    return;
  }
  const query = /(?<=^[^?#]*)\?[^#]+/.exec(request.url ?? '')?.[0] ?? '';
  response.writeHead(301, {Location: `${target}${query}`, 'Content-Length': 0}).end();
}

/** The site in a folder. Reads its rules for each request: they name the styles of the pages, which another build changes. */
function siteIn(folder: string): () => Site {
  const read = (): Site => {
    const rules = readRules(folder);
    return {folder: path.resolve(folder), rules, moved: new Map(Object.entries(rules.redirects))};
  };
  let site = read();
  return () => {
    // A build that runs has removed them.
    if (isFile(path.join(folder, HOST_FILES.rules))) site = read();
    return site;
  };
}

/**
 * Serves a built site like a production host: with the headers, redirects and compressed files of the build, and a real 404.
 */
export function createSiteServer(folder: string): Server {
  const site = siteIn(folder);
  return createServer((request, response) => {
    // A client may send a whole URL (RFC 9112, 3.2.2).
    request.url = request.url?.replace(/^https?:\/\/[^/?#]*/i, '');
    try {
      handle(site(), request, response);
    } catch (error) {
      console.error(`The site server failed at ${request.method ?? ''} ${request.url ?? ''}:`, error);
      if (response.headersSent) response.destroy();
      else refuse(response, 500);
    }
  });
}
