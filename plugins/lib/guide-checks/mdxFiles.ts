import {isUtf8} from 'node:buffer';
import {readFileSync, readdirSync, statSync} from 'node:fs';
import path from 'node:path';

/** Bytes of the largest page. The largest of ours has 24 kB, and MDX needs seconds for a megabyte. */
const LARGEST = 200_000;

const isLoop = (file: string): boolean => {
  try {
    return statSync(file).isDirectory();
  } catch {
    return true;
  }
};

/** Why a page can't be read, with the fix. */
function faultOf(file: string): string | undefined {
  if (statSync(file).isDirectory()) return 'is a folder. Rename it, or put the page in a file';
  if (statSync(file).size > LARGEST)
    return `is larger than ${String(LARGEST / 1000)} kB, which takes too long to read. Split it into several pages`;
  const bytes = readFileSync(file);
  if (!isUtf8(bytes)) return 'is not UTF-8. Save it as UTF-8';
  return /^(---\n[^]*?\n---)?\s*$/.test(bytes.toString()) ? 'has no text. Write it, or remove the file' : undefined;
}

/**
 * Files of MDX in a folder and its subfolders, sorted.
 * @throws with the fix for each file that can't be a page, before anything reads it
 */
export function mdxFilesIn(folder: string): string[] {
  const problems: string[] = [];
  const search = (parent: string): string[] =>
    readdirSync(parent, {withFileTypes: true}).flatMap((entry) => {
      const file = path.posix.join(parent, entry.name);
      if (entry.isSymbolicLink() && isLoop(file)) {
        problems.push(`${file} is a link to a folder or to nothing. Replace it with the files that it leads to.`);
        return [];
      }
      const isPage = /\.mdx?$/.test(file);
      if (!isPage) return entry.isDirectory() ? search(file) : [];
      const fault = faultOf(file);
      if (fault !== undefined) problems.push(`${file} ${fault}.`);
      return [file];
    });
  const files = search(folder).sort();
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return files;
}
