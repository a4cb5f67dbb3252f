import {readFileSync, statSync} from 'node:fs';
import {type IncomingMessage, type Server, type ServerResponse, createServer} from 'node:http';
import path from 'node:path';
import {lookup} from 'mrmime';
import send from 'send';
import {markdownUrl} from '../features/markdown-page/core/markdownUrl';
import {HOST_FILES, readRules} from './hostFiles';
import {MISSING, alternateLink, codingsFor, isMarkdownFile, wantsMarkdown} from './markdownVersions';
import {CONTENT_TYPES, type HostRules, headersFor} from './headers';

/** Files that are not served as pages: the 404 pages and the host configuration. */
const HIDDEN: readonly string[] = ['404.html', MISSING.slice(1), ...Object.values(HOST_FILES)];

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
    const file = path.posix.normalize(pathname).replace(/\.(?:br|gz)$/, '');
    return isPlain && !HIDDEN.includes(file.slice(1)) ? pathname : undefined;
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

/** A 404 page with its type. Plain words if it can't be read, for example while the build is gone. */
function readMissing(folder: string, file: string): readonly [type: string, body: Buffer | string] {
  try {
    return [typeOf(file), readFileSync(path.join(folder, file))];
  } catch {
    return [typeOf('.txt'), 'Not found\n'];
  }
}

/** Responds with 404 and its page, without the headers that were set for a file. */
function sendNotFound({folder}: Site, request: IncomingMessage, response: ServerResponse): void {
  const isMarkdown = isMarkdownFile(request.url ?? '') || wantsMarkdown(request.headers.accept ?? '');
  const [type, body] = readMissing(folder, isMarkdown ? MISSING : '/404.html');
  response.removeHeader('Content-Encoding');
  response.writeHead(404, {'Content-Type': type, 'Cache-Control': 'no-cache', Vary: 'Accept'}).end(body);
}

/** Sends an error status without a body, for example for a range beyond the end of a file. */
function sendStatus(response: ServerResponse, status: number): void {
  for (const name of ['Content-Type', 'Content-Encoding', 'ETag', 'Last-Modified']) response.removeHeader(name);
  response.setHeader('Cache-Control', 'no-cache');
  response.writeHead(status).end();
}

/** The content type of a file. Texts have a charset, so that browsers don't guess. */
function typeOf(file: string): string {
  const type: unknown = CONTENT_TYPES.get(path.extname(file).slice(1)) ?? lookup(file);
  // For a name such as `a.constructor`, the library returns a part of the language.
  if (typeof type !== 'string') return 'application/octet-stream';
  return type.startsWith('text/') ? `${type}; charset=utf-8` : type;
}

/** The file of a URL: of a page the HTML, or the Markdown for a client that wants it. Sets the headers that depend on it. */
function fileOf({folder}: Site, url: string, request: IncomingMessage, response: ServerResponse): string {
  const pathname = path.posix.normalize(url);
  const markdown = markdownUrl(pathname);
  const isPage = pathname.endsWith('/') && isFile(path.join(folder, markdown));
  response.setHeader('Vary', isPage ? 'Accept, Accept-Encoding' : 'Accept-Encoding');
  if (isPage && wantsMarkdown(request.headers.accept ?? '')) return markdown;
  if (isPage) response.setHeader('Link', alternateLink(markdown));
  return pathname.endsWith('/') ? `${pathname}index.html` : pathname;
}

/** Sends a file, compressed if the client accepts it and the build has it. */
function sendFile(site: Site, pathname: string, request: IncomingMessage, response: ServerResponse): void {
  const file = fileOf(site, pathname, request, response);
  const accepted = codingsFor(request.headers['accept-encoding'] ?? '');
  const coding = accepted.find(({ending}) => isFile(path.join(site.folder, `${file}${ending}`)));
  response.setHeader('Content-Type', typeOf(file));
  if (coding) response.setHeader('Content-Encoding', coding.name);
  send(request, encodeURIComponent(`${file}${coding?.ending ?? ''}`), {
    ...{root: site.folder, index: false, cacheControl: false, dotfiles: 'allow'},
  })
    .on('directory', () => sendNotFound(site, request, response))
    .on('error', ({status}: {readonly status: number}) => {
      if (response.headersSent) response.destroy();
      else if (status === 412 || status === 416) sendStatus(response, status);
      else sendNotFound(site, request, response);
    })
    .pipe(response);
}

function handle(site: Site, request: IncomingMessage, response: ServerResponse): void {
  const pathname = pathnameOf(request);
  // The file is found by the normalized path, so its headers are too.
  const headers = headersFor(site.rules, path.posix.normalize(pathname ?? '/'));
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, {Allow: 'GET, HEAD', 'Cache-Control': 'no-cache'}).end();
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
  const query = /\?[^#]*/.exec(request.url ?? '')?.[0] ?? '';
  response.writeHead(301, {Location: `${target}${query}`}).end();
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
    try {
      handle(site(), request, response);
    } catch (error) {
      console.error(`The site server failed at ${request.method ?? ''} ${request.url ?? ''}:`, error);
      if (response.headersSent) response.destroy();
      else sendStatus(response, 500);
    }
  });
}
