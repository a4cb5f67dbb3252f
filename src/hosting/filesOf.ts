import {readdirSync} from 'node:fs';
import path from 'node:path';

/** Relative paths of all files in a folder, with slashes, sorted. */
export const filesOf = (folder: string): string[] =>
  readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
