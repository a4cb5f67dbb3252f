import {routerPathname} from '@site/src/features/page-loading/core/decodable';
import {type StaticPage, readPage} from './core/readPage';

/** Pages kept for a quick return; the oldest leaves. A page is some 100 kB of text. */
const LIMIT = 30;

type Page = StaticPage | undefined;

/* Both by the pathname that the router knows, which is decoded: URLs that differ in their percent codes alone are one page. */
const loading = new Map<string, Promise<Page>>();
const loaded = new Map<string, Page>();

function keep(pathname: string, page: Page): Page {
  loaded.delete(pathname);
  loaded.set(pathname, page);
  for (const oldest of [...loaded.keys()].slice(0, -LIMIT)) loaded.delete(oldest);
  return page;
}

async function fetchPage(pathname: string): Promise<Page> {
  // Encoded: a backslash would lead the browser to another page.
  const response = await fetch(encodeURI(pathname));
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`${pathname} returned the status ${String(response.status)}.`);
  const page = readPage(new DOMParser().parseFromString(await response.text(), 'text/html'));
  // The log-in page of a network, a page about maintenance: nothing is known about the page itself.
  if (!page) throw new Error(`${pathname} returned a document that is no page of the reference.`);
  return page;
}

/** The page that the browser loaded: it is in the document and needs no request. Read once, before anything changes it. */
let first: {readonly pathname: string; readonly page: Page} | undefined;

export function firstPage(): {readonly pathname: string; readonly page: Page} {
  first ??= {pathname: routerPathname(window.location.pathname), page: readPage(document)};
  return first;
}

/** The page at an address if it is here: the document's own, or one that was loaded. */
export const pageAt = (pathname: string): Page =>
  pathname === firstPage().pathname ? firstPage().page : loaded.get(pathname);

/** Whether it is known what stands at an address, if only that there is nothing. */
export const isKnown = (pathname: string): boolean => pathname === firstPage().pathname || loaded.has(pathname);

/**
 * Loads the page at an address; undefined when there is none.
 * @throws when the server fails or cannot be reached. The next call tries again.
 */
export function loadPage(pathname: string): Promise<Page> {
  if (pathname === firstPage().pathname) return Promise.resolve(firstPage().page);
  if (loaded.has(pathname)) return Promise.resolve(keep(pathname, loaded.get(pathname)));
  const started =
    loading.get(pathname) ??
    fetchPage(pathname)
      .then((page) => keep(pathname, page))
      .finally(() => loading.delete(pathname));
  loading.set(pathname, started);
  return started;
}
