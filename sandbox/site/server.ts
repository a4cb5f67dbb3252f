import {existsSync, readFileSync} from 'node:fs';
import {type IncomingMessage, type Server, type ServerResponse, createServer} from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import {contentTypeOf} from '../../src/hosting/contentTypes';
import {HOST_FILES} from '../../src/hosting/hostFiles';
import {readRules} from '../../src/hosting/readRules';
import {headersFor} from '../../src/hosting/rules';

/** Address of a request without its query. */
const pathnameOf = ({url = '/'}: IncomingMessage): string => url.split(/[?#]/)[0] ?? '/';

/** Files that are no pages: the not-found page's, and those that tell hosts what to do. */
const HIDDEN: readonly string[] = ['404.html', ...Object.values(HOST_FILES)];

/** No page's address: a double slash (at the start it would make the next word a host name), or a hidden file. */
const isNowhere = (pathname: string): boolean => pathname.includes('//') || HIDDEN.includes(pathname.slice(1));

/** Where a request is sent on to: an old address, a page's file, or a page that was asked for without its closing slash. */
function redirectOf(folder: string, moved: ReadonlyMap<string, string>, pathname: string): string | undefined {
  const target = moved.get(pathname) ?? moved.get(`${pathname}/`);
  if (target) return target;
  if (pathname.endsWith('/index.html')) return pathname.slice(0, -'index.html'.length);
  if (pathname.endsWith('/')) return undefined;
  const page = path.join(folder, path.posix.normalize(decodeURI(pathname)), 'index.html');
  return existsSync(page) ? `${pathname}/` : undefined;
}

function answerNotFound(folder: string, response: ServerResponse): void {
  response.writeHead(404, {'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache'});
  response.end(readFileSync(path.join(folder, '404.html')));
}

/**
 * Serves a built site as a production host should: with the headers and redirects that the build has written, its
 * compressed files, and a real 404.
 */
export function createSiteServer(folder: string): Server {
  const rules = readRules(folder);
  const moved = new Map(rules.redirects.map(({from, to}) => [from, to]));
  const files = sirv(folder, {
    etag: true,
    brotli: true,
    gzip: true,
    // Nothing is guessed: with guessing, /bulk/ would find the redirect page bulk.html before bulk/index.html.
    extensions: [],
  });
  return createServer((request, response) => {
    const pathname = pathnameOf(request);
    for (const [name, value] of Object.entries(headersFor(rules, pathname))) response.setHeader(name, value);
    if (isNowhere(pathname)) {
      answerNotFound(folder, response);
      return;
    }
    try {
      const target = redirectOf(folder, moved, pathname);
      if (target) {
        const query = (request.url ?? '').slice((request.url ?? '').split('?')[0]?.length);
        response.writeHead(301, {Location: `${target}${query}`});
        response.end();
        return;
      }
    } catch {
      // An address with a broken percent code is an address of nothing.
      answerNotFound(folder, response);
      return;
    }
    if (pathname.endsWith('/')) request.url = `${pathname}index.html`;
    const type = contentTypeOf(pathname);
    if (type) response.setHeader('Content-Type', type);
    files(request, response, () => {
      answerNotFound(folder, response);
    });
  });
}

/** Listens on a port, 0 for any free one, and tells which it is. */
export function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}
