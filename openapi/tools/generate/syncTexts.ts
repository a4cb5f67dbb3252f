import {existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {STAGING} from './paths';

const filesIn = (folder: string, ending: string): string[] =>
  existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith(ending)) : [];

/** Writes a file at once, because the development server could read one that is half written. */
function replaceFile(target: string, text: string): void {
  const whole = path.join(STAGING, `next-${path.basename(target)}`);
  mkdirSync(STAGING, {recursive: true});
  writeFileSync(whole, text);
  renameSync(whole, target);
}

/**
 * Makes the files of a folder with an extension equal to texts by file name. Writes only changed files, so that the
 * development server rebuilds one page instead of hundreds.
 */
export function syncTexts(texts: ReadonlyMap<string, string>, to: string, ending: string): void {
  mkdirSync(to, {recursive: true});
  for (const file of filesIn(to, ending)) if (!texts.has(file)) rmSync(path.join(to, file));
  for (const [file, text] of texts) {
    const target = path.join(to, file);
    if (!existsSync(target) || readFileSync(target, 'utf8') !== text) replaceFile(target, text);
  }
}

/** Makes the files of a folder with an extension equal to those of another folder. */
export function syncFolder(from: string, to: string, ending: string): void {
  const texts = filesIn(from, ending).map((file) => [file, readFileSync(path.join(from, file), 'utf8')] as const);
  syncTexts(new Map(texts), to, ending);
}
