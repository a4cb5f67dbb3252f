import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {FILES} from '../../src/features/search/core/manifest';

/** Kilobytes (1,000 bytes) after gzip -9. */
const weightOf = (file: string): number => gzipSync(readFileSync(file), {level: 9}).length / 1000;

const SCRIPTS = /^(search\.|search-embedded\.|vendors-.*docsearch_react|src_features_search_embedded_worker)/;

/** What the first use of search loads beyond the page: script of the modal and the worker, and the index with its texts. */
export function searchWeights(build = 'build'): {readonly script: number; readonly index: number} {
  const sum = (folder: string, isPart: (name: string) => boolean): number =>
    readdirSync(path.join(build, folder))
      .filter(isPart)
      .reduce((total, name) => total + weightOf(path.join(build, folder, name)), 0);
  return {
    script: sum('assets/js', (name) => SCRIPTS.test(name) && name.endsWith('.js')),
    // The folder also has compressed copies for hosts.
    index: sum(FILES.folder, (name) => name.endsWith('.json')),
  };
}
