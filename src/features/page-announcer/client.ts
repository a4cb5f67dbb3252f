import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';

/**
 * Announces the heading of a page that a link inside the site opens to screen readers. Docusaurus only moves the focus, and
 * the browser announces only the pages that it loads itself.
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
