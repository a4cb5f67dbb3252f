import {versionAt} from '@site/src/config/apiVersions';
import {routerPathname} from '@site/src/features/page-loading/core/decodable';
import {loadPage} from '../pageStore';

interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether a visitor's line is too slow, or too dear, for what may not be wanted. */
function isSparing(): boolean {
  const {connection} = navigator as {readonly connection?: Connection};
  return connection?.saveData === true || (connection?.effectiveType?.includes('2g') ?? false);
}

/** Loads a page of the reference when its link is pointed at or reached by keyboard; it is then there at the click. */
export function prefetchPages(area: HTMLElement): () => void {
  const prefetch = (event: Event): void => {
    const anchor = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
    if (anchor?.origin !== window.location.origin || isSparing()) return;
    // A click would tell of a failure; until then nobody has asked.
    const pathname = routerPathname(anchor.pathname);
    if (versionAt(pathname)) loadPage(pathname).catch(() => undefined);
  };
  area.addEventListener('pointerover', prefetch);
  area.addEventListener('focusin', prefetch);
  return () => {
    area.removeEventListener('pointerover', prefetch);
    area.removeEventListener('focusin', prefetch);
  };
}
