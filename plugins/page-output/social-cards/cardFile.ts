import {versionAt} from '../../../src/config/apiVersions';
import {guideSections} from '../../../src/config/guides';
import {guidesRoot} from '../../../src/config/routes';

/**
 * Path of the page whose card a page uses: its own, or in a reference that of the version. A card takes 170 ms, and cards of
 * 90 resources would differ only by a word.
 */
export const ownerOf = (pathname: string): string => versionAt(pathname)?.baseUrl ?? pathname;

/** File of a page's card, relative to the root of the site: `/docs/platform/intro/` has `cards/docs-platform-intro.png`. */
export const cardFile = (pathname: string): string =>
  `cards/${pathname.replaceAll(/^\/|\/$/g, '').replaceAll('/', '-') || 'home'}.png`;

/** The section of a page on its card: a version of the API, a section of the guides, or the site. */
export function sectionOf(pathname: string): string {
  const version = versionAt(pathname);
  if (version) return `API ${version.label} reference`;
  if (!pathname.startsWith(guidesRoot)) return 'Salesloft API';
  const [folder] = pathname.slice(guidesRoot.length).split('/');
  const section = guideSections.find((one) => one.folder === folder);
  return section ? `Guides · ${section.label}` : 'Guides';
}
