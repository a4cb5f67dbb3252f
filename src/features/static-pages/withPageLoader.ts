import {sidebarName, versionAt} from '@site/src/config/apiVersions';
import {routerPathname} from '@site/src/features/page-loading/core/decodePath';
import {loadSidebar} from '@site/src/features/reference-sidebar/core/sidebarStore';
import {loadPage} from './pageStore';

/** Loads the HTML of a page, which the first page has, and the sidebar of its version. */
export function loadContent(pathname: string): Promise<unknown> {
  const version = versionAt(pathname);
  return Promise.all([loadPage(pathname), version && loadSidebar(sidebarName(version))]);
}

interface WithPreload {
  preload?: () => unknown;
}

/** The router shows the old page until the content is loaded, too. The browser has the URL of the new one. */
export function withPageLoader<Component extends WithPreload>(component: Component): Component {
  const preload = component.preload?.bind(component);
  return Object.assign(component, {
    preload: () => Promise.all([preload?.(), loadContent(routerPathname(window.location.pathname))]),
  });
}
