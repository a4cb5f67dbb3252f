import {apiVersions} from '../../src/config/apiVersions';
import {readKnownNames} from '../guide-components/knownNames';
import {guideSources} from './pages/guides';
import {referenceSources} from './pages/reference';
import {topSources} from './pages/topPages';
import {withUsedPlaces} from './places';
import {type Twin, makeTwin} from './twin';

const PUBLISHED = 'openapi/dist/published/openapi';

/** The twins of all pages: start, guides, then each version of the API, in the order in which one would read them. */
export async function makeTwins(site: {readonly title: string; readonly tagline: string}): Promise<Twin[]> {
  const names = readKnownNames();
  const reference = await Promise.all(apiVersions.map((version) => referenceSources(version, PUBLISHED, names)));
  const sources = [...topSources(site, names), ...guideSources(names), ...reference.flat()];
  return withUsedPlaces(sources.map(makeTwin));
}
