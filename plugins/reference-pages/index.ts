import {readFileSync} from 'node:fs';
import {type ApiVersion, apiVersions} from '../../src/config/apiVersions';
import {landingPage} from './landingPage';
import {operationPage} from './operationPage';
import {sharedErrors} from './sharedErrors';
import type {PlacedOperation, Spec} from '../../openapi/model/spec';

/** Pages are made here, checked, and only then copied to where the site reads them. */
export const STAGING = 'openapi/dist';

/** An operation as the plugin hands it over: no reference is left in it, and its summary has become the title of the page. */
interface ApiItem {
  readonly id: string;
  readonly title: string;
  readonly api: unknown;
}

/** Reads a bundle when it is first needed: when the site's configuration is loaded, there may be none. */
function bundleReader(specPath: string): () => Spec {
  let spec: Spec | undefined;
  return () => (spec ??= JSON.parse(readFileSync(specPath, 'utf8')) as Spec);
}

/** What sets the titles of a version apart from those of others, and of guides. */
export const titleSuffix = (label: string): string => `(API ${label})`;

/** Entry of the OpenAPI plugin for one version: its reader and writer, our pages. */
export function referenceConfig({id: version, label, specPath, outputDir, baseUrl}: ApiVersion) {
  const bundle = bundleReader(specPath);
  return {
    specPath,
    outputDir: `${STAGING}/${outputDir}`,
    template: 'plugins/reference-pages/page.mustache',
    markdownGenerators: {
      createApiPageMD: ({id, title, api}: ApiItem) => {
        const operation = {...(api as PlacedOperation), summary: title};
        const {servers} = api as {servers?: readonly {url: string}[]};
        return operationPage(id, operation, {
          version,
          server: servers?.[0]?.url ?? '',
          titleSuffix: version === apiVersions[0].id ? undefined : titleSuffix(label),
          errors: {page: baseUrl, shared: sharedErrors(bundle(), operation.path, operation.method)},
        });
      },
      // The plugin hands over the `info` alone; the page tells of resources and errors as well.
      createInfoPageMD: () => landingPage(bundle(), baseUrl),
    },
  };
}
