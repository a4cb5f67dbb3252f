import {sidebarName, versionAt} from '@site/src/config/apiVersions';
import {routerPathname} from '@site/src/features/page-loading/core/decodable';
import {loadSidebar} from '@site/src/features/reference-sidebar/core/sidebarStore';
import {firstPage, loadPage} from './pageStore';

interface WithPreload {
  preload?: () => unknown;
}

/** What a page needs besides its code: its text, and all groups of the sidebar. */
function loadContent(pathname: string): Promise<unknown> {
  const version = versionAt(pathname);
  return Promise.all([loadPage(pathname), version && loadSidebar(sidebarName(version))]);
}

/**
 * A route's component whose preloading also loads the page's HTML: the router shows the old page until both are there.
 * It asks for the URL that the browser shows, which is the new one by the time the router preloads.
 */
export function withPageLoader<Component extends WithPreload>(component: Component): Component {
  // Now, while the document is still the page that the browser came with.
  firstPage();
  const preload = component.preload?.bind(component);
  // On arrival the document holds the text, and an excerpt of the sidebar. Later, after Back, the excerpt is gone.
  let hasArrived = false;
  return Object.assign(component, {
    preload: () => {
      const pathname = routerPathname(window.location.pathname);
      const arrives = !hasArrived && pathname === firstPage().pathname;
      hasArrived = true;
      return Promise.all([preload?.(), arrives ? undefined : loadContent(pathname)]);
    },
  });
}
