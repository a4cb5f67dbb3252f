import {routerPathname} from '@site/src/features/page-loading/core/decodePath';

export interface StaticPage {
  readonly title: string;
  readonly description: string;
  readonly html: string;
}

export const FRAME = 'data-static-page';

/** The page in a document. Undefined if it has none, as on the 404 page. */
function readPage(document: Document): StaticPage | undefined {
  const frame = document.querySelector(`[${FRAME}]`);
  if (!frame) return undefined;
  const description = document.querySelector('meta[name="description"]')?.getAttribute('content');
  return {title: document.title, description: description ?? '', html: frame.innerHTML};
}

/** Number of cached pages. A page has about 100 kB. */
const LIMIT = 30;

type Page = StaticPage | undefined;

/* By decoded pathname, because URLs that differ only in percent-encoding are the same page. */
const loading = new Map<string, Promise<Page>>();
const loaded = new Map<string, Page>();

// The page in the document needs no request. Read at the start, before the document changes.
if (typeof document !== 'undefined') loaded.set(routerPathname(window.location.pathname), readPage(document));

function keep(pathname: string, page: Page): Page {
  loaded.delete(pathname);
  loaded.set(pathname, page);
  for (const oldest of [...loaded.keys()].slice(0, -LIMIT)) loaded.delete(oldest);
  return page;
}

async function fetchPage(pathname: string): Promise<Page> {
  // Encoded, because a backslash would change the URL.
  const response = await fetch(encodeURI(pathname));
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`${pathname} returned the status ${String(response.status)}.`);
  const page = readPage(new DOMParser().parseFromString(await response.text(), 'text/html'));
  // A captive portal or maintenance page is not a missing page.
  if (!page) throw new Error(`${pathname} returned a document that isn't a reference page.`);
  return page;
}

export const pageAt = (pathname: string): Page => loaded.get(pathname);

/** Whether a URL was loaded, even if it has no page. */
export const isKnown = (pathname: string): boolean => loaded.has(pathname);

/** Undefined if there is none. @throws when the server fails or can't be reached. The next call tries again */
export function loadPage(pathname: string): Promise<Page> {
  if (loaded.has(pathname)) return Promise.resolve(keep(pathname, loaded.get(pathname)));
  const started =
    loading.get(pathname) ??
    fetchPage(pathname)
      .then((page) => keep(pathname, page))
      .finally(() => loading.delete(pathname));
  loading.set(pathname, started);
  return started;
}
