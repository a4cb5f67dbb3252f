import {isUtf8} from 'node:buffer';
import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';

/** Why a page can't be read, with the fix. */
function faultOf(bytes: Buffer): string | undefined {
  if (!isUtf8(bytes)) return 'is not UTF-8. Save it as UTF-8';
  const text = bytes.toString();
  const control = /(?![\t\r\n])\p{Cc}/u.exec(text);
  if (control) {
    const line = text.slice(0, control.index).split('\n').length;
    return `has a control character in line ${String(line)} (${JSON.stringify(control[0])}). Remove it`;
  }
  return /^(---\n[^]*?\n---)?\s*$/.test(text) ? 'has no text. Write it, or remove the file' : undefined;
}

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
