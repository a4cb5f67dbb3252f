import {versionAt} from '../../../../src/config/apiVersions';
import {guideSections} from '../../../../src/config/guides';
import {guidesRoot} from '../../../../src/config/routes';

/** The section of a page on its card: a version of the API, a section of the guides, or the site. */
export function sectionOf(pathname: string): string {
  const version = versionAt(pathname);
  if (version) return `API ${version.label} reference`;
  if (!pathname.startsWith(guidesRoot)) return 'Salesloft API';
  const [folder] = pathname.slice(guidesRoot.length).split('/');
  const section = guideSections.find((one) => one.folder === folder);
  return section ? `Guides · ${section.label}` : 'Guides';
}
