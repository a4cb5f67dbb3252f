import {versionAt} from '../../../../src/config/apiVersions';
import {guideSections} from '../../../../src/config/guides';
import {guidesRoot} from '../../../../src/config/routes';

/** Where a page belongs, as its card says it: a version of the API, a section of the guides, or the site. */
export function placeOf(pathname: string): string {
  const version = versionAt(pathname);
  if (version) return `API ${version.label} reference`;
  if (!pathname.startsWith(guidesRoot)) return 'Salesloft API';
  const [folder] = pathname.slice(guidesRoot.length).split('/');
  const section = guideSections.find((one) => one.folder === folder);
  return section ? `Guides · ${section.label}` : 'Guides';
}
