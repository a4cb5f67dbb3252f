import {sidebarName, versionAt} from '@site/src/config/apiVersions';
import {loadSidebar} from '@site/src/features/reference-sidebar/sidebarStore';
import {firstPage, loadPage} from './pageStore';

interface WithPreload {
  preload?: () => unknown;
}

/** What a page needs besides its code; the page that the browser loaded has its text and the excerpt of the sidebar in its HTML. */
function loadContent(pathname: string): Promise<unknown> {
  if (pathname === firstPage().pathname) return Promise.resolve();
  const version = versionAt(pathname);
  return Promise.all([loadPage(pathname), version && loadSidebar(sidebarName(version))]);
}

/**
 * A route's component whose preloading also loads the page's HTML: the router shows the old page until both are there.
 * It asks for the address that the browser shows, which is the new one by the time the router preloads.
 */
export function withPageLoader<Component extends WithPreload>(component: Component): Component {
  // Now, while the document is still the page that the browser came with.
  firstPage();
  const preload = component.preload?.bind(component);
  return Object.assign(component, {
    preload: () => Promise.all([preload?.(), loadContent(window.location.pathname)]),
  });
}
