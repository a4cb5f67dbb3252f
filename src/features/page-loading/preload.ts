import {createStorageSlot} from '@docusaurus/theme-common';
import preload from '@docusaurus/core/lib/client/preload';

/** The URL of the last automatic reload, if no page has loaded since. */
const slot = createStorageSlot('page-reloaded-for', {persistence: 'sessionStorage'});

/**
 * Loads a page's files before the router shows it. Replaces Docusaurus's function of the same name (plugins/page-loading),
 * whose failure would make the router reload endlessly.
 *
 * After a deployment, an old page requests files that no longer exist, and a reload fixes that (shell-10). After a second
 * failure at the same URL, or without network, it resolves although loading failed. The router then renders the theme's
 * Loading with the reason and Retry.
 */
export default async function preloadOnce(pathname: string): Promise<unknown> {
  try {
    const loaded: unknown = await preload(pathname);
    slot.del();
    return loaded;
  } catch (error) {
    if (navigator.onLine && slot.get() !== pathname) {
      slot.set(pathname);
      // Without storage, reloads could repeat endlessly.
      if (slot.get() === pathname) throw error;
    }
    console.warn(error);
    return undefined;
  }
}
