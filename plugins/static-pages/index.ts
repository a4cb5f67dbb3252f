import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {referenceRoot as ROOT} from '../../src/config/routes';
import {failOnMiss, withoutModule} from '../lib/patch-checks/failOnMiss';
import {chunkKeysOf, chunkNamesOf, readRoutes, usedRegistry, withoutChildren, writeRoutes} from './routes';

/**
 * Writes Docusaurus's route tables without reference pages, which browsers get as HTML (features/static-pages). So scripts
 * and pages don't grow with the number of operations.
 */
function writeTables(generated: string, folder: string): void {
  const read = (file: string): string => readFileSync(path.join(generated, file), 'utf8');
  const routes = withoutChildren(readRoutes(read('routes.js')), ROOT);
  const chunkNames = chunkNamesOf(JSON.parse(read('routesChunkNames.json')) as object as never, chunkKeysOf(routes));
  mkdirSync(folder, {recursive: true});
  writeFileSync(
    path.join(folder, 'routes.js'),
    writeRoutes(routes, ROOT, '@site/src/features/static-pages/withPageLoader'),
  );
  writeFileSync(path.join(folder, 'registry.js'), usedRegistry(read('registry.js'), chunkNames));
  writeFileSync(path.join(folder, 'routesChunkNames.json'), JSON.stringify(chunkNames));
}

/**
 * Puts modules that several pages share into one file of the server bundle. Docusaurus repeats them in each page, which for
 * 309 pages would take 1.4 GB more memory.
 */
const SERVER_CHUNKS = {
  cacheGroups: {
    default: false,
    defaultVendors: false,
    shared: {name: 'shared', chunks: 'async', minChunks: 2, enforce: true},
  },
} as const;

/** Makes reference pages static HTML. Only in a build: `npm start` renders them live. */
export default function staticPages({generatedFilesDir}: LoadContext): Plugin {
  const folder = path.join(generatedFilesDir, 'static-pages');
  return {
    name: 'static-pages',
    configureWebpack: (config, isServer) => {
      if (isServer) return {optimization: {splitChunks: SERVER_CHUNKS}};
      if (process.env.NODE_ENV !== 'production') return {};
      writeTables(generatedFilesDir, folder);
      const tables = ['routes.js', 'registry.js', 'routesChunkNames.json'];
      const aliases = tables.map((file): [string, string] => [
        `@generated/${path.parse(file).name}$`,
        path.join(folder, file),
      ]);
      // These must be before Docusaurus's own `@generated`, because the first matching alias wins.
      const own = config.resolve?.alias as Readonly<Record<string, string>> | undefined;
      config.resolve = {...config.resolve, alias: {...Object.fromEntries(aliases), ...own}};
      const files = aliases.map(([, file]) => file);
      return {plugins: [failOnMiss('static-pages', (modules) => withoutModule(files, modules)) as never]};
    },
  };
}
