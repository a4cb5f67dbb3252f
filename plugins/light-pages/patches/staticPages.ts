import {readFileSync} from 'node:fs';
import path from 'node:path';
import {referenceRoot as ROOT} from '../../../src/config/routes';
import {writeIn} from '../../../src/node/files';
import type {Patch} from '../patch';
import {chunkKeysOf, chunkNamesOf, readRoutes, usedRegistry, withoutChildren, writeRoutes} from '../routes';

const GENERATED = path.resolve('.docusaurus');
const OURS = path.join(GENERATED, 'light-pages');
const TABLES = ['routes.js', 'registry.js', 'routesChunkNames.json'];

/** Writes Docusaurus's route tables without reference pages. @throws when a table has another format */
function writeTables(): undefined {
  const read = (file: string): string => readFileSync(path.join(GENERATED, file), 'utf8');
  const routes = withoutChildren(readRoutes(read('routes.js')), ROOT);
  const chunkNames = chunkNamesOf(JSON.parse(read('routesChunkNames.json')) as object as never, chunkKeysOf(routes));
  writeIn(OURS, 'routes.js', writeRoutes(routes, ROOT, '@site/src/features/static-pages/withPageLoader'));
  writeIn(OURS, 'registry.js', usedRegistry(read('registry.js'), chunkNames));
  writeIn(OURS, 'routesChunkNames.json', JSON.stringify(chunkNames));
}

export const staticPages: Patch = {
  replaces: 'The generated modules `routes`, `registry` and `routesChunkNames` of the browser',
  why: 'Browsers get reference pages as HTML (`features/static-pages`). `npm start` renders them live.',
  gain: "Script and HTML of a page don't grow with the number of operations",
  measure: 'npm test -- weights',
  removeWhen: 'Docusaurus has server-only routes',
  isForBuilds: true,
  imports: TABLES.map((file) => ({request: `@generated/${path.parse(file).name}`, by: path.join(OURS, file)})),
  configure: writeTables,
};
