import {readFileSync} from 'node:fs';
import type {ApiVersion} from '../../src/config/apiVersions';
import {landingPage} from './landingPage';
import {operationPage} from './operationPage';
import type {PlacedOperation, Spec} from './spec';

/** Pages are made here, checked, and only then copied to where the site reads them. */
export const STAGING = 'openapi/dist';

/** Entry of the OpenAPI plugin for one version: its reader and writer, our pages. */
export function referenceConfig({specPath, outputDir, baseUrl}: ApiVersion) {
  return {
    specPath,
    outputDir: `${STAGING}/${outputDir}`,
    template: 'plugins/reference-pages/page.mustache',
    markdownGenerators: {
      createApiPageMD: ({id, title, api}: {id: string; title: string; api: unknown}) => {
        const operation = {...(api as PlacedOperation), summary: title};
        const {servers} = api as {servers?: readonly {url: string}[]};
        return operationPage(id, operation, servers?.[0]?.url ?? '');
      },
      // The plugin hands over the `info` alone; the page tells of resources and errors as well.
      createInfoPageMD: () => landingPage(JSON.parse(readFileSync(specPath, 'utf8')) as Spec, baseUrl),
    },
  };
}
