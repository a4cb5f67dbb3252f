import {existsSync, readFileSync} from 'node:fs';
import type {LoadContext} from '@docusaurus/types';
import cli from 'commander';
import {type ApiVersion, apiVersions} from '../../../src/config/apiVersions';
import type {ReferencePage} from '../../pages/page';
import {landingId} from '../../pages/version';
import {outlineFile} from '../bundle/readBundle';
import {pagesFolder, shimOf} from './shim';

function optionsOf(version: ApiVersion) {
  const shim = (id: string): string =>
    shimOf(JSON.parse(readFileSync(`${pagesFolder(version.id)}/${id}.json`, 'utf8')) as ReferencePage);
  return {
    specPath: outlineFile(version),
    outputDir: version.outputDir,
    template: 'openapi/tools/generate/page.mustache',
    markdownGenerators: {
      createApiPageMD: ({id}: {readonly id: string}) => shim(id),
      createInfoPageMD: ({title}: {readonly title: string}) => shim(landingId(title)),
    },
  };
}

/** Options of the OpenAPI plugin. It writes a shim for each operation, and for each version. */
export const pluginOptions = {
  id: 'reference',
  docsPluginId: 'reference',
  config: Object.fromEntries(apiVersions.map((version) => [version.id, optionsOf(version)])),
};

/** What the plugin reads of the site: where it is, and the options of the docs plugin, for sidebars that it doesn't write. */
const SITE = {siteDir: '.', siteConfig: {presets: [], plugins: []}} as unknown as LoadContext;

/**
 * Lets the OpenAPI plugin write missing shims, by its command `gen-api-docs`. Docusaurus would load the whole site for it.
 * The plugin names each file on the console, which this process therefore turns off.
 * @throws if one is still missing, because the plugin only prints why
 */
export async function runPlugin(missing: readonly string[]): Promise<void> {
  // Loading it takes a second.
  const {default: openApiDocs} = await import('docusaurus-plugin-openapi-docs/lib/index.js');
  openApiDocs(SITE, pluginOptions).extendCli?.(cli);
  console.log = () => undefined;
  for (const {id} of apiVersions) await cli.parseAsync(['gen-api-docs', id], {from: 'user'});
  const failed = missing.filter((file) => !existsSync(file));
  if (failed.length > 0) throw new Error(`The OpenAPI plugin did not write ${failed.join(', ')}.`);
}
