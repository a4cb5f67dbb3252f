import {createStorageSlot} from '@docusaurus/theme-common';
import preload from '@docusaurus/core/lib/client/preload';
import {afterFailure} from './core/afterFailure';

const slot = createStorageSlot('page-reloaded-for', {persistence: 'sessionStorage'});

/**
 * Loads what a page needs before the router shows it. Replaces Docusaurus' function of the same name
 * (plugins/page-loading), whose failure makes the router log a warning and reload without end.
 *
 * It resolves although loading failed when a reload would not help: the router then renders the page, where the
 * theme's Loading has the reason and Retry.
 */
export default async function preloadOnce(pathname: string): Promise<unknown> {
  try {
    const loaded: unknown = await preload(pathname);
    slot.del();
    return loaded;
  } catch (error) {
    if (afterFailure({pathname, online: navigator.onLine, reloadedFor: slot.get()}) === 'reload') {
      slot.set(pathname);
      // Without storage nothing would end the reloads.
      if (slot.get() === pathname) throw error;
    }
    console.warn(error);
    return undefined;
  }
}
