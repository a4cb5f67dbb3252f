import {loadPage} from './pageStore';

interface Preloadable {
  preload?: () => unknown;
}

/**
 * A route's component whose preloading also loads the page's HTML: the router shows the old page until both are there.
 * It asks for the address that the browser shows, which is the new one by the time the router preloads.
 */
export function withPageLoader<Component extends Preloadable>(component: Component): Component {
  const preload = component.preload?.bind(component);
  return Object.assign(component, {
    preload: () => Promise.all([preload?.(), loadPage(window.location.pathname)]),
  });
}
