import {readFileSync} from 'node:fs';
import {type Server, createServer} from 'node:http';
import path from 'node:path';
import {brotliCompressSync, constants} from 'node:zlib';
import {load} from 'cheerio/slim';
import {readRules} from '../../src/hosting/hostFiles';
import {headersFor} from '../../src/hosting/headers';
import {createSiteServer} from '../../src/hosting/staticServer';

/** What each variant of a page leaves out, as selectors. */
const LEFT_OUT = {
  'as built': undefined,
  'without scripts': 'script[src]',
  'plain HTML': 'script, noscript, style, link[rel=stylesheet], link[rel=preload]',
} as const;

/** How a page is served: as built, or with less, to show what the rest costs. */
export type Variant = keyof typeof LEFT_OUT;
export const VARIANTS = Object.keys(LEFT_OUT) as Variant[];

/** The URL of a variant, on the server of its site. */
export const variantUrl = (origin: string, pathname: string, variant: Variant): string =>
  `${origin}${pathname}${LEFT_OUT[variant] === undefined ? '' : `?variant=${encodeURIComponent(variant)}`}`;

function withoutParts(html: string, selector: string): string {
  const page = load(html);
  page(selector).remove();
  return page.html();
}

/**
 * Serves a built site, and variants of its pages, with the compression and headers of hosts. The headers matter: for
 * `Cross-Origin-Opener-Policy` alone, a browser starts a new process, which takes 80 ms.
 */
export function createVariantServer(folder: string): Server {
  const site = createSiteServer(folder);
  const rules = readRules(folder);
  return createServer((request, response) => {
    const {pathname, searchParams} = new URL(request.url ?? '/', 'http://localhost');
    const leftOut = LEFT_OUT[searchParams.get('variant') as Variant];
    if (leftOut === undefined) {
      site.emit('request', request, response);
      return;
    }
    const html = readFileSync(path.join(folder, pathname, 'index.html'), 'utf8');
    response.writeHead(200, {
      ...headersFor(rules, pathname),
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Encoding': 'br',
    });
    response.end(brotliCompressSync(withoutParts(html, leftOut), {params: {[constants.BROTLI_PARAM_QUALITY]: 10}}));
  });
}
