// cspell:ignore codegen
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {generateRouteFiles} from '@docusaurus/core/lib/server/codegen/codegenRoutes';
import type {PluginRouteConfig} from '@docusaurus/types';
import {beforeAll, describe, expect, test} from 'vitest';
import {
  type ChunkNames,
  type Route,
  chunkKeysOf,
  chunkNamesOf,
  readRoutes,
  usedRegistry,
  withoutChildren,
  writeRoutes,
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

const LOADER = '@site/src/withPageLoader';

test('The table that Docusaurus writes is rejected with other imports', () => {
  expect(() => readRoutes(read('routes.js').replaceAll('ComponentCreator(', 'createComponent('))).toThrow();
});

describe('The table that the browser gets', () => {
  let routes: Route[];
  let lean: Route[];
  beforeAll(() => {
    routes = readRoutes(read('routes.js'));
    lean = withoutChildren(routes, '/docs/api/');
  });

  test.each([
    ['a URL that the table lacks', '/docs/reference/'],
    ['a URL without routes below it', '/about/'],
  ])('cannot be made for %s', (_, path) => {
    expect(() => withoutChildren(routes, path)).toThrow(`Docusaurus' routes.js has no ${path} with routes below it.`);
  });

  test('is a module that loads the HTML of a page with the root of the reference, and reads the same', () => {
    const module = writeRoutes(lean, '/docs/api/', LOADER);
    expect(module).toContain(`import {withPageLoader} from "${LOADER}";`);
    expect(module).toMatch(/component: withPageLoader\(ComponentCreator\("\/docs\/api\/", "\w+"\)\)/);
    expect(module.match(/withPageLoader\(/g)).toHaveLength(1);
    expect(readRoutes(`const withPageLoader = (component) => component;\n${module}`)).toEqual(lean);
  });

  test('keeps text with quotes and line ends as it is', () => {
    const odd = [{path: '/a"b/', component: ['/a"b/', '1\n2'], sidebar: "it's \\ odd"}] as const;
    expect(readRoutes(writeRoutes(odd, '/docs/api/', LOADER))).toEqual(odd);
  });
});
