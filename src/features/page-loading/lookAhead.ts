import docusaurus from '@docusaurus/core/lib/client/docusaurus';
import {whenIdle} from './whenIdle';

/**
 * Docusaurus' prefetch and preload for links. Viewport prefetches run when the browser is idle, one page at a
 * time: on a guide thirty links come into view at once, a long task just when the page hydrates. Hover still preloads at once.
 */
export default Object.freeze({
  ...docusaurus,
  prefetch: (pathname: string): void => {
    whenIdle(() => void docusaurus.prefetch(pathname));
  },
});
