import docusaurus from '@docusaurus/core/lib/client/docusaurus';
import {whenIdle} from './whenIdle';

/**
 * What links call when they are seen or pointed at. Those that are seen wait until the browser has nothing else to do, page by
 * page: on a guide thirty come into view at once, a long task just when the page comes alive. Who points at a link waits for it.
 */
export default Object.freeze({
  ...docusaurus,
  prefetch: (pathname: string): void => {
    whenIdle(() => void docusaurus.prefetch(pathname));
  },
});
