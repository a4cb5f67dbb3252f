import {decodablePathname} from './core/pathname';
import preloadOnce from './preload';

const never = new Promise<never>(() => undefined);

/** Gives the page a URL that the router can read; see `decodablePathname`. */
function repairUrl(pathname: string): string {
  const decodable = decodablePathname(pathname);
  if (decodable !== pathname) {
    const url = new URL(window.location.href);
    url.pathname = decodable;
    window.history.replaceState(window.history.state, '', url);
  }
  return decodable;
}

/**
 * Loads what the page that a visitor arrives at needs to come alive. If that fails twice, the page stays as the server
 * sent it: all of its text is there, and an error in its place would be worse.
 */
export default async function preloadFirst(pathname: string): Promise<unknown> {
  try {
    return (await preloadOnce(repairUrl(pathname))) ?? never;
  } catch (error) {
    console.warn(error);
    window.location.reload();
    return never;
  }
}
