import type {Plugin} from '@docusaurus/types';
import type {Spec} from '../../openapi/model/spec';
import {referencePages} from '../../openapi/pages';
import type {ReferencePage} from '../../openapi/pages/page';
import {readHistory} from '../../openapi/tools/changes/history';
import {joinFiles} from '../../openapi/tools/lint/redocly';
import {apiVersions} from '../../src/config/apiVersions';

/** A description with every hard case of the reference. The tests use it too. */
const DESCRIPTION = 'plugins/catalog/description/openapi.yaml';

/** URL path of the catalog. */
const CATALOG = '/catalog/';

async function catalogPages(): Promise<ReferencePage[]> {
  const [version] = apiVersions;
  const spec = (await joinFiles(DESCRIPTION)) as Spec;
  const history = readHistory(version).slice(0, 2);
  return referencePages({version, spec, newest: spec, published: spec, history, guidePoints: [], guidesOf: () => []});
}

/** Adds a page with every component of the reference, only under `npm start`. */
export default function catalog(): Plugin {
  return {
    name: 'catalog',
    async contentLoaded({actions}) {
      if (process.env.NODE_ENV === 'production') return;
      const pages = await actions.createData('pages.json', JSON.stringify(await catalogPages()));
      actions.addRoute({
        path: CATALOG,
        component: '@site/src/features/reference/Catalog',
        modules: {pages},
        props: {title: 'Components of the reference'},
        exact: true,
      });
    },
  };
}
