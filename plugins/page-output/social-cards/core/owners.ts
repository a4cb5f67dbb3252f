import {versionAt} from '../../../../src/config/apiVersions';

/**
 * Path of the page whose card a page has: its own, or in a reference that of the version. A card takes 170 ms, and one for
 * each of 90 resources would double the first build's time for pictures that differ by a word.
 */
export const ownerOf = (pathname: string): string => versionAt(pathname)?.baseUrl ?? pathname;

/** File of a page's card, below the root of the site: `/docs/platform/intro/` has `cards/docs-platform-intro.png`. */
export const cardFile = (pathname: string): string =>
  `cards/${pathname.replaceAll(/^\/|\/$/g, '').replaceAll('/', '-') || 'home'}.png`;
