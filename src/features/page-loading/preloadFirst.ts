import {decodable} from './core/decodePath';
import preloadOnce from './preload';
import {showLoadError} from './start/showLoadError';

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
 * Loads the first page's files for hydration. If that fails twice, the page stays static, because its text is complete, and
 * says so.
 */
export default async function preloadFirst(pathname: string): Promise<unknown> {
  repairUrl();
  // Before the router's listener, because visitors can enter any hash.
  window.addEventListener('popstate', repairUrl);
  try {
    const loaded = await preloadOnce(decodable(pathname));
    if (loaded !== undefined) return loaded;
    showLoadError(true);
  } catch (error) {
    console.warn(error);
    window.location.reload();
  }
  return never;
}
