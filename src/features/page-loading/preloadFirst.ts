import {decodable} from './core/decodable';
import preloadOnce from './preload';

const never = new Promise<never>(() => undefined);

/** Replaces a URL that the router can't decode; see `decodable`. */
function repairUrl(): void {
  const {href, pathname, hash} = window.location;
  const url = new URL(href);
  url.pathname = decodable(pathname);
  url.hash = decodable(hash);
  if (url.pathname !== pathname || url.hash !== hash) window.history.replaceState(window.history.state, '', url);
}

/**
 * Loads the first page's files for hydration. If that fails twice, the page stays static, because its text is complete.
 */
export default async function preloadFirst(pathname: string): Promise<unknown> {
  repairUrl();
  // Before the router's listener, because visitors can enter any hash.
  window.addEventListener('popstate', repairUrl);
  try {
    return (await preloadOnce(decodable(pathname))) ?? never;
  } catch (error) {
    console.warn(error);
    window.location.reload();
    return never;
  }
}
