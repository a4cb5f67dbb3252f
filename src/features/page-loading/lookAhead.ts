import docusaurus from '@docusaurus/core/lib/client/docusaurus';
import {whenIdle} from './whenIdle';

/**
 * Docusaurus's prefetch and preload for links. Prefetches of visible links run one at a time when the browser is idle,
 * because a guide can have thirty links in view during hydration. Hover preloads immediately.
 */
export default Object.freeze({
  ...docusaurus,
  prefetch: (pathname: string): void => {
    whenIdle(() => void docusaurus.prefetch(pathname));
  },
});
