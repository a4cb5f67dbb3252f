import {sidebarName, versionAt} from '@site/src/config/apiVersions';
import {routerPathname} from '@site/src/features/page-loading/core/decodable';
import {loadSidebar} from '@site/src/features/reference-sidebar/core/sidebarStore';
import {loadPage} from './pageStore';

interface WithPreload {
  preload?: () => unknown;
}

/** Data of a page: its HTML, and all groups of the sidebar. */
function loadContent(pathname: string): Promise<unknown> {
  const version = versionAt(pathname);
  return Promise.all([loadPage(pathname), version && loadSidebar(sidebarName(version))]);
}

/**
 * A route component whose preload also loads the page's HTML. The router shows the old page until both are loaded. It uses the
 * URL of the browser, which is already the new one.
 */
export function withPageLoader<Component extends WithPreload>(component: Component): Component {
  const preload = component.preload?.bind(component);
  // The initial document has the HTML and an excerpt of the sidebar. After Back, the excerpt is gone.
  let initial: string | undefined = routerPathname(window.location.pathname);
  return Object.assign(component, {
    preload: () => {
      const pathname = routerPathname(window.location.pathname);
      const content = pathname === initial ? undefined : loadContent(pathname);
      initial = undefined;
      return Promise.all([preload?.(), content]);
    },
  });
}
