import {readdirSync} from 'node:fs';
import path from 'node:path';

/** Paths of all files below a folder, seen from it, with slashes and in a fixed order. */
export const filesOf = (folder: string): string[] =>
  readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
