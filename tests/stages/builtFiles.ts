import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {filesOf} from '../../src/node/files';

const TEXT = /\.(html|js|css|json|xml|txt|md|webmanifest)$/;
/** `main.a1b2c3d4.js`: the hash changes with the content of the file. */
const HASHED = /\.([0-9a-f]{8})\.(?:js|css)$/;
const ANY_HASH = /(?<![0-9a-f])[0-9a-f]{8}(?![0-9a-f])/g;
const COMPRESSED = /\.(?:br|gz)$/;

/** The name of a built file without its hash, and without the ending of a compressed copy. */
export const builtName = (file: string): string =>
  file.replace(COMPRESSED, '').replace(HASHED, (end, hash: string) => end.replace(hash, '*'));

/**
 * Contents of a built site by name ({@link builtName}), without the hashes of its assets. A change of one asset changes its
 * hash on each page that loads it, and so every page, but not what these pages do.
 * @returns the content; undefined without such a file
 */
export function readBuiltFiles(site: string): (name: string) => Buffer | string | undefined {
  const all = existsSync(site) ? filesOf(site).filter((file) => !COMPRESSED.test(file)) : [];
  const files = new Map(all.map((file) => [builtName(file), file]));
  const hashes = new Set([...files.values()].map((file) => HASHED.exec(file)?.[1]));
  return (name) => {
    const file = files.get(name);
    if (file === undefined) return undefined;
    const content = readFileSync(path.join(site, file));
    if (!TEXT.test(file)) return content;
    return content.toString('utf8').replaceAll(ANY_HASH, (hash) => (hashes.has(hash) ? '*' : hash));
  };
}
