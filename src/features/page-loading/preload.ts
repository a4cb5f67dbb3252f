import preload from '@docusaurus/core/lib/client/preload';
import {oneOf, readItem, removeItems, session, writeItems} from '@site/src/features/storage';

/** Session storage: the path of the last automatic reload, if no page has loaded since. */
const RELOADED = 'page-reloaded-for';

/**
 * Loads a page's files before the router shows it. Replaces Docusaurus's function of the same name (plugins/light-pages),
 * whose failure would make the router reload endlessly.
 *
 * After a deployment, an old page requests files that no longer exist, and a reload fixes that (shell-10). After a second
 * failure at the same URL, or without network, it resolves although loading failed. The router then renders the theme's
 * Loading with the reason and Retry.
 */
export default async function preloadOnce(pathname: string): Promise<unknown> {
  try {
    const loaded: unknown = await preload(pathname);
    removeItems(session, [RELOADED]);
    return loaded;
  } catch (error) {
    const isFirst = readItem(session, RELOADED, oneOf(pathname)) === undefined;
    // Without storage, reloads could repeat endlessly.
    if (navigator.onLine && isFirst && writeItems(session, {[RELOADED]: pathname})) throw error;
    console.warn(error);
    return undefined;
  }
}
