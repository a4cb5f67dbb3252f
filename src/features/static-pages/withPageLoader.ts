import {routerPathname} from '@site/src/features/page-loading/core/decodable';
import {loadContent} from './loadContent';

interface WithPreload {
  preload?: () => unknown;
}

/**
 * A route component whose preload also loads the page's content. The router shows the old page until both are loaded. It uses
 * the URL of the browser, which is already the new one.
 */
export function withPageLoader<Component extends WithPreload>(component: Component): Component {
  const preload = component.preload?.bind(component);
  return Object.assign(component, {
    preload: () => Promise.all([preload?.(), loadContent(routerPathname(window.location.pathname))]),
  });
}
