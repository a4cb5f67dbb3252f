import {readFileSync} from 'node:fs';
import type {ReferencePage} from '../../../openapi/pages/page';
import {pagesFolder, shimOf} from '../../../openapi/pages/shim';
import {slugOf} from '../../../openapi/pages/version';
import {LOCALE, STAGING} from '../../../openapi/tools/staging';
import type {ApiVersion} from '../../../src/config/apiVersions';

/** Options of the OpenAPI plugin for one version. It writes a shim for each operation and for the version. */
export function referenceConfig({id: version, specPath, outputDir}: ApiVersion) {
  const shim = (id: string): string => {
    const file = `${STAGING}/${pagesFolder(version, LOCALE)}/${id}.json`;
    return shimOf(JSON.parse(readFileSync(file, 'utf8')) as ReferencePage, LOCALE);
  };
  return {
    specPath,
    outputDir: `${STAGING}/${outputDir}`,
    template: 'plugins/lib/reference-pages/page.mustache',
    markdownGenerators: {
      createApiPageMD: ({id}: {readonly id: string}) => shim(id),
      createInfoPageMD: ({title}: {readonly title: string}) => shim(slugOf(title)),
    },
  };
}
