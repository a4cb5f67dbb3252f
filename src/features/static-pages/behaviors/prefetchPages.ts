import {versionAt} from '@site/src/config/apiVersions';
import {routerPathname} from '@site/src/features/page-loading/core/decodePath';
import {savesData} from '@site/src/features/page-loading';
import {loadPage} from '../pageStore';

export function prefetchPages(area: Document | HTMLElement): () => void {
  const prefetch = (event: Event): void => {
    const anchor = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
    if (anchor?.origin !== window.location.origin || savesData()) return;
    // A click would report the failure.
    const pathname = routerPathname(anchor.pathname);
    if (versionAt(pathname)) loadPage(pathname).catch(() => undefined);
  };
  const listening = new AbortController();
  for (const type of ['pointerover', 'focusin']) area.addEventListener(type, prefetch, {signal: listening.signal});
  return () => listening.abort();
}
