import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';

/**
 * Tells screen readers the heading of a page that a link inside the site opens. Docusaurus only moves the focus, and the
 * browser tells titles of pages that it loads itself.
 */
const region = ExecutionEnvironment.canUseDOM ? document.createElement('p') : undefined;
if (region) {
  region.className = 'visually-hidden';
  region.ariaLive = 'polite';
}

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({location, previousLocation}) => {
  if (!region) return;
  // Screen readers notice changes of regions that exist.
  if (!region.isConnected) document.body.append(region);
  if (previousLocation && previousLocation.pathname !== location.pathname)
    region.textContent = document.querySelector('h1')?.textContent ?? '';
};
