import type {LoadContext, Plugin} from '@docusaurus/types';
import {readPublished} from '../../openapi/tools/bundle/readBundle';
import {apiVersions} from '../../src/config/apiVersions';
import {publishedFolder} from '../../src/config/publicFiles';
import {exampleBodies} from './exampleBodies';

/** What the tools in guides know of the API. Each is a file of its own, which only the code of its tool loads. */
export default function guideTools({siteDir}: LoadContext): Plugin {
  return {
    name: 'guide-tools',
    async contentLoaded({actions}) {
      const spec = readPublished(apiVersions[0]);
      await actions.createData('events.json', JSON.stringify(exampleBodies(spec)));
    },
    getPathsToWatch: () => [`${siteDir}/${publishedFolder}/openapi/${apiVersions[0].id}.json`],
  };
}
