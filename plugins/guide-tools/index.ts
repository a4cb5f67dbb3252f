import type {LoadContext, Plugin} from '@docusaurus/types';
import {readPublished} from '../../openapi/tools/bundle/readBundle';
import {apiVersions} from '../../src/config/apiVersions';
import {publishedFolder} from '../../src/config/publicFiles';
import {eventBodies, operationFacts} from './operationFacts';
import {POLLER_FOLDER, readPollers} from './pollers';

/** What the tools in guides know of the API. Each is a file of its own, which only the code of its tool loads. */
export default function guideTools({siteDir}: LoadContext): Plugin {
  return {
    name: 'guide-tools',
    async contentLoaded({actions}) {
      const spec = readPublished(apiVersions[0]);
      const files = {
        'events.json': Object.fromEntries(eventBodies(spec).map(([event, {example}]) => [event, example])),
        'operations.json': operationFacts(spec),
        'pollers.json': readPollers(),
      };
      for (const [name, data] of Object.entries(files)) await actions.createData(name, JSON.stringify(data));
    },
    getPathsToWatch: () => [
      `${siteDir}/${publishedFolder}/openapi/${apiVersions[0].id}.json`,
      `${siteDir}/${POLLER_FOLDER}/cursor-poller.*`,
    ],
  };
}
