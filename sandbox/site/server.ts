import {existsSync, readFileSync} from 'node:fs';
import {type IncomingMessage, type Server, type ServerResponse, createServer} from 'node:http';
import path from 'node:path';
import compression from 'compression';
import sirv from 'sirv';
import {redirects} from '../../src/config/redirects';
import {cacheControl, securityHeaders, textType} from './headers';

/** Address of a request without its query. */
const pathnameOf = ({url = '/'}: IncomingMessage): string => url.split(/[?#]/)[0] ?? '/';

/** No page's address: a double slash (at the start it would make the next word a host name), or the not-found page's file. */
const isNowhere = (pathname: string): boolean => pathname.includes('//') || pathname === '/404.html';

/** Where a request is sent on to: an old address, a page's file, or a page that was asked for without its closing slash. */
function redirectOf(folder: string, pathname: string): string | undefined {
  const moved = redirects[pathname] ?? redirects[`${pathname}/`];
  if (moved) return moved;
  if (pathname.endsWith('/index.html')) return pathname.slice(0, -'index.html'.length);
  if (pathname.endsWith('/')) return undefined;
  const page = path.join(folder, path.posix.normalize(decodeURI(pathname)), 'index.html');
  return existsSync(page) ? `${pathname}/` : undefined;
}

function answerNotFound(folder: string, response: ServerResponse): void {
  response.writeHead(404, {'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache'});
  response.end(readFileSync(path.join(folder, '404.html')));
}

/** Serves a built site as a production host should: compression, caching, redirects, and a real 404. */
export function createSiteServer(folder: string): Server {
  const files = sirv(folder, {
    etag: true,
    // Nothing is guessed: with guessing, /bulk/ would find the redirect page bulk.html before bulk/index.html.
    extensions: [],
    setHeaders: (response, pathname) => {
      response.setHeader('Cache-Control', cacheControl(pathname));
      const type = textType(pathname);
      if (type) response.setHeader('Content-Type', type);
    },
  });
  const compress = compression();
  return createServer((request, response) => {
    for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
    const pathname = pathnameOf(request);
    if (isNowhere(pathname)) {
      answerNotFound(folder, response);
      return;
    }
    try {
      const target = redirectOf(folder, pathname);
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
    const next = (): void => {
      files(request, response, () => {
        answerNotFound(folder, response);
      });
    };
    compress(request as Parameters<typeof compress>[0], response as Parameters<typeof compress>[1], next);
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
