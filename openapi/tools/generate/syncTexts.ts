import {existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** A file that is written completely before it replaces another, because the development server reads at any time. */
const NEXT = `openapi/dist/next-${String(process.pid)}`;

function replaceFile(target: string, text: string): void {
  writeFileSync(NEXT, text);
  renameSync(NEXT, target);
}

const isEqual = (file: string, text: string): boolean => existsSync(file) && readFileSync(file, 'utf8') === text;

/**
 * Makes the files of a folder with an extension equal to texts by file name. Writes only changed files, so that the
 * development server rebuilds one page instead of hundreds.
 * @param isLeft files that another program writes if they are missing
 * @returns the paths of these
 */
export function syncTexts(
  texts: ReadonlyMap<string, string>,
  folder: string,
  ending: string,
  isLeft: (file: string) => boolean = () => false,
): string[] {
  mkdirSync(folder, {recursive: true});
  for (const file of readdirSync(folder))
    if (file.endsWith(ending) && !texts.has(file)) rmSync(path.join(folder, file));
  const left: string[] = [];
  for (const [file, text] of texts) {
    const target = path.join(folder, file);
    if (isEqual(target, text)) continue;
    if (isLeft(file) && !existsSync(target)) left.push(target);
    else replaceFile(target, text);
  }
  return left;
}
