import {existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

const pagesIn = (folder: string): string[] =>
  existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.mdx')) : [];

/**
 * Makes the pages of a folder equal to those of another, and touches only files that differ: the live-reload server then
 * builds one page again, not three hundred, and a failed generation leaves the last good pages alone.
 */
export function syncFolder(from: string, to: string): void {
  mkdirSync(to, {recursive: true});
  const wanted = new Set(pagesIn(from));
  for (const file of pagesIn(to)) if (!wanted.has(file)) rmSync(path.join(to, file));
  for (const file of wanted) {
    const page = readFileSync(path.join(from, file), 'utf8');
    const target = path.join(to, file);
    if (!existsSync(target) || readFileSync(target, 'utf8') !== page) writeFileSync(target, page);
  }
}
