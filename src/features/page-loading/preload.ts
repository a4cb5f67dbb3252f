import {createStorageSlot} from '@docusaurus/theme-common';
import preload from '@docusaurus/core/lib/client/preload';
import {afterFailure} from './core/afterFailure';

const slot = createStorageSlot('page-reloaded-for', {persistence: 'sessionStorage'});

/**
 * Loads a page's files before the router shows it. Replaces Docusaurus's function of the same name (plugins/page-loading),
 * whose failure would make the router reload endlessly.
 *
 * If a reload wouldn't help, it resolves although loading failed. The router then renders the theme's Loading with the
 * reason and Retry.
 */
export default async function preloadOnce(pathname: string): Promise<unknown> {
  try {
    const loaded: unknown = await preload(pathname);
    slot.del();
    return loaded;
  } catch (error) {
    if (afterFailure({pathname, online: navigator.onLine, reloadedFor: slot.get()}) === 'reload') {
      slot.set(pathname);
      // Without storage, reloads could repeat endlessly.
      if (slot.get() === pathname) throw error;
    }
    console.warn(error);
    return undefined;
  }
}
