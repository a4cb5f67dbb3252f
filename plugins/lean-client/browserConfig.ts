import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {DocusaurusConfig} from '@docusaurus/types';

/** Parts of the configuration that only a build reads. Docusaurus puts the whole configuration into every page's script. */
const BUILD_ONLY: readonly (keyof DocusaurusConfig)[] = [
  'clientModules',
  'headTags',
  'markdown',
  'plugins',
  'presets',
  'scripts',
  'ssrTemplate',
  'staticDirectories',
  'stylesheets',
  'themes',
];

/**
 * Writes the configuration for browsers, as JSON.
 * @param folder a generated folder
 * @returns the file
 * @throws when the configuration has none of the parts, because Docusaurus has renamed them
 */
export function writeBrowserConfig(config: DocusaurusConfig, folder: string): string {
  const parts = Object.entries(config).filter(([name]) => !BUILD_ONLY.includes(name as keyof DocusaurusConfig));
  if (parts.length === Object.keys(config).length) {
    throw new Error(
      `plugins/lean-client/browserConfig.ts removes nothing: the configuration has none of ${BUILD_ONLY.join(', ')}.`,
    );
  }
  const file = path.join(folder, 'siteConfig.json');
  mkdirSync(folder, {recursive: true});
  writeFileSync(file, JSON.stringify(Object.fromEntries(parts)));
  return file;
}
