// cspell:ignore codegen
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {generateRouteFiles} from '@docusaurus/core/lib/server/codegen/codegenRoutes';
import type {PluginRouteConfig} from '@docusaurus/types';
import {beforeAll, expect, test} from 'vitest';
import {
  type ChunkNames,
  chunkKeysOf,
  chunkNamesOf,
  readRoutes,
  usedRegistry,
  withoutChildren,
} from '../../../../plugins/light-pages/routes';
import {sharedFolder} from '../../../fixtures/temporaryFolder';

const folder = sharedFolder();
const PLUGIN = {name: 'docs', id: 'reference'};
const below = {
  path: '/docs/api/people/',
  component: '@theme/Page',
  exact: true,
  plugin: PLUGIN,
  modules: {content: 'people.mdx'},
};
const ROUTES: PluginRouteConfig[] = [
  {path: '/docs/api/', component: '@theme/Root', plugin: PLUGIN, routes: [below]},
  {
    path: '/about/',
    component: '@theme/Page',
    exact: true,
    sidebar: 'about',
    plugin: PLUGIN,
    modules: {content: 'about.mdx'},
  },
];

beforeAll(() => generateRouteFiles({generatedFilesDir: folder, baseUrl: '/', routes: ROUTES}));

const read = (file: string): string => readFileSync(path.join(folder, file), 'utf8');

test('The tables that the installed Docusaurus writes are read, and lose the pages below a URL with the chunks that only these use', () => {
  const routes = readRoutes(read('routes.js'));
  expect(routes.map((route) => route.path)).toEqual(['/docs/api/', '/about/', '*']);
  const lean = withoutChildren(routes, '/docs/api/');
  const names = chunkNamesOf(JSON.parse(read('routesChunkNames.json')) as ChunkNames, chunkKeysOf(lean));
  // The not-found route has no chunks of its own.
  expect(Object.keys(names)).toHaveLength(2);
  const registry = usedRegistry(read('registry.js'), names);
  expect(read('registry.js')).toContain('"people.mdx"');
  expect(registry).not.toContain('"people.mdx"');
  expect(registry).toContain('"about.mdx"');
  expect(registry).toContain('"@theme/Root"');
});
