import {type StaticPage, readPage} from './core/readPage';

/** Pages kept for a quick return; the oldest leaves. A page is some 100 kB of text. */
const LIMIT = 30;

type Page = StaticPage | undefined;

const loading = new Map<string, Promise<Page>>();
const loaded = new Map<string, Page>();

function keep(pathname: string, page: Page): Page {
  loaded.delete(pathname);
  loaded.set(pathname, page);
  for (const oldest of [...loaded.keys()].slice(0, -LIMIT)) loaded.delete(oldest);
  return page;
}

async function fetchPage(pathname: string): Promise<Page> {
  const response = await fetch(pathname);
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`${pathname} answered ${String(response.status)}.`);
  return readPage(new DOMParser().parseFromString(await response.text(), 'text/html'));
}

/** The page that the browser loaded: it is in the document and needs no request. Read once, before anything changes it. */
let first: {readonly pathname: string; readonly page: Page} | undefined;

export function firstPage(): {readonly pathname: string; readonly page: Page} {
  first ??= {pathname: window.location.pathname, page: readPage(document)};
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
