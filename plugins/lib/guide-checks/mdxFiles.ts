import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {textFault} from '../../../src/node/textFault';

/** Why a page can't be read, with the fix. */
const faultOf = (bytes: Buffer): string | undefined =>
  textFault(bytes) ??
  (/^(---\n[^]*?\n---)?\s*$/.test(bytes.toString()) ? 'has no text. Write it, or remove the file' : undefined);

/**
 * Files of MDX in a folder and its subfolders, sorted.
 * @throws with the fix for each file that can't be a page, before anything reads it
 */
export function mdxFilesIn(folder: string): string[] {
  const files = readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile() && /\.mdx?$/.test(entry.name))
    .map(({parentPath, name}) => path.posix.join(parentPath, name))
    .sort();
  const problems = files.flatMap((file) => {
    const fault = faultOf(readFileSync(file));
    return fault === undefined ? [] : [`${file} ${fault}.`];
  });
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return files;
}
