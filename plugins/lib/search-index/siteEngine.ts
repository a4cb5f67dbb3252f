import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {type Engine, assertFormat, createEngine} from '../../../src/features/search/core/engine';
import {FILES, type Manifest} from '../../../src/features/search/core/manifest';
import type {SearchIndex, SearchTexts} from '../../../src/features/search/core/searchIndex';

const read = (folder: string, file: string): unknown => JSON.parse(readFileSync(path.join(folder, file), 'utf8'));

/**
 * The embedded search engine with the index of a built site, for Node.
 * @throws when the site is not built, or was built by another version
 */
export function siteEngine(folder = 'build'): Engine {
  if (!existsSync(path.join(folder, FILES.manifest))) {
    throw new Error(`There is no search index in ${folder}/. Run npm run build`);
  }
  const manifest = read(folder, FILES.manifest) as Manifest;
  assertFormat('manifest', manifest);
  return createEngine(read(folder, manifest.index) as SearchIndex, read(folder, manifest.texts) as SearchTexts);
}
