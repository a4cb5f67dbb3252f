import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {filesOf} from '../hosting/filesOf';

/** SHA-256 of each file in a folder, by path. */
export const checksums = (folder: string): ReadonlyMap<string, string> =>
  new Map(
    filesOf(folder).map((file) => [
      file,
      createHash('sha256')
        .update(readFileSync(path.join(folder, file)))
        .digest('hex'),
    ]),
  );

/** In the format of `sha256sum --check`. */
export const formatChecksums = (sums: ReadonlyMap<string, string>): string =>
  [...sums].map(([file, sum]) => `${sum}  ${file}\n`).join('');

/** Paths of files that differ or are only in one. */
export const differences = (one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): string[] =>
  [...new Set([...one.keys(), ...other.keys()])].filter((file) => one.get(file) !== other.get(file)).sort();
