import {versionAt} from '../../../../src/config/apiVersions';

/**
 * Path of the page whose card a page uses: its own, or in a reference that of the version. A card takes 170 ms, and cards of
 * 90 resources would differ only by a word.
 */
export const ownerOf = (pathname: string): string => versionAt(pathname)?.baseUrl ?? pathname;

/** File of a page's card, relative to the root of the site: `/docs/platform/intro/` has `cards/docs-platform-intro.png`. */
export const cardFile = (pathname: string): string =>
  `cards/${pathname.replaceAll(/^\/|\/$/g, '').replaceAll('/', '-') || 'home'}.png`;
