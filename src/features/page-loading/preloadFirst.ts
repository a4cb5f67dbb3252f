import {decodable} from './core/decodable';
import preloadOnce from './preload';

const never = new Promise<never>(() => undefined);

/** Gives the page a URL that the router can read; see `decodable`. */
function repairUrl(): void {
  const {href, pathname, hash} = window.location;
  const url = new URL(href);
  url.pathname = decodable(pathname);
  url.hash = decodable(hash);
  if (url.pathname !== pathname || url.hash !== hash) window.history.replaceState(window.history.state, '', url);
}

/**
 * Loads what the first page needs to hydrate. If that fails twice, the page stays as the server
 * sent it: all of its text is there, and an error instead would be worse.
 */
export default async function preloadFirst(pathname: string): Promise<unknown> {
  repairUrl();
  // Before the router's own listener: a visitor may type any hash into the URL of an open page.
  window.addEventListener('popstate', repairUrl);
  try {
    return (await preloadOnce(decodable(pathname))) ?? never;
  } catch (error) {
    console.warn(error);
    window.location.reload();
    return never;
  }
}
