import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {format, resolveConfig} from 'prettier';

/** New texts of files by path, relative to the project. */
export type Files = ReadonlyMap<string, string>;

/** Reads a file of the project, for example `(file) => readFileSync(file, 'utf8')`. */
export type ReadFile = (file: string) => string;

/** Writes files, formatted as `npm run format` does. */
export async function writeFiles(files: Files, root = '.'): Promise<void> {
  const options = await resolveConfig(path.resolve('package.json'));
  for (const [file, text] of files) {
    const target = path.join(root, file);
    const formatted = await format(text, {...options, filepath: target});
    mkdirSync(path.dirname(target), {recursive: true});
    writeFileSync(target, formatted);
  }
}

/** @throws when a file that is to be made is there, so that nothing is lost */
export function assertNew(file: string, read: ReadFile): void {
  try {
    read(file);
  } catch {
    return;
  }
  throw new Error(`${file} already exists. Rename or remove it, or edit it by hand.`);
}

/**
 * The list with an item after the last one that belongs to the same group, else at the end.
 * @param isSame selects the group
 */
export function withItem(list: readonly string[], item: string, isSame: (other: string) => boolean): string[] {
  const last = list.findLastIndex(isSame);
  return last === -1 ? [...list, item] : list.toSpliced(last + 1, 0, item);
}
