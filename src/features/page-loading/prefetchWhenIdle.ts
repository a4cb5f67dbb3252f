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
  // Of a page that may be needed next. A click would report a failure.
  preload: (pathname: string): Promise<unknown> => Promise.resolve(docusaurus.preload(pathname)).catch(() => undefined),
});
