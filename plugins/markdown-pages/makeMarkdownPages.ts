import {apiVersions} from '../../src/config/apiVersions';
import {readKnownNames} from '../guide-components/knownNames';
import {guideSources} from './pages/guides';
import {referenceSources} from './pages/reference';
import {topSources} from './pages/topPages';
import {withUsedAnchors} from './anchors';
import {type MarkdownPage, makeMarkdownPage} from './markdownPage';

const PUBLISHED = 'openapi/dist/published/openapi';

/** The pages of all pages: start, guides, then each version of the API, in the order in which one would read them. */
export async function makeMarkdownPages(site: {readonly title: string; readonly tagline: string}): Promise<MarkdownPage[]> {
  const names = readKnownNames();
  const reference = await Promise.all(apiVersions.map((version) => referenceSources(version, PUBLISHED, names)));
  const sources = [...topSources(site, names), ...guideSources(names), ...reference.flat()];
  return withUsedAnchors(sources.map(makeMarkdownPage));
}
