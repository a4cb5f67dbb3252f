import {mkdirSync, readdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** Relative paths of all files in a folder, with slashes, sorted. */
export const filesOf = (folder: string): string[] =>
  readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();

/**
 * Writes a file into a folder, and creates the folders that are missing. @param name path below the folder
 *
 * @throws with the file. Node names none for a full disk, and a missing folder for one that is read-only
 */
export function writeIn(folder: string, name: string, content: string | Uint8Array): void {
  const file = path.join(folder, name);
  try {
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, content);
  } catch (error) {
    const problem = `Can't write ${file} (${String(error)}).`;
    throw new Error(`${problem} Make its folder writable, and free disk space if there is none.`, {cause: error});
  }
}
