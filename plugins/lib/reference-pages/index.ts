import {readFileSync} from 'node:fs';
import type {ReferencePage} from '../../../openapi/pages/page';
import {pagesFolder, shimOf} from '../../../openapi/tools/generate/shim';
import {slugOf} from '../../../openapi/pages/version';
import type {ApiVersion} from '../../../src/config/apiVersions';

/** Options of the OpenAPI plugin for one version. It writes a shim for each operation and for the version. */
export function referenceConfig({id: version, specPath, outputDir}: ApiVersion) {
  const shim = (id: string): string =>
    shimOf(JSON.parse(readFileSync(`${pagesFolder(version)}/${id}.json`, 'utf8')) as ReferencePage);
  return {
    specPath,
    outputDir,
    template: 'plugins/lib/reference-pages/page.mustache',
    markdownGenerators: {
      createApiPageMD: ({id}: {readonly id: string}) => shim(id),
      createInfoPageMD: ({title}: {readonly title: string}) => shim(slugOf(title)),
    },
  };
}
