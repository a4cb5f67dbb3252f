import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** `npm start` writes what is wrong with guides and descriptions here. Absolute, as the bundler watches it. */
export const PROBLEMS = path.resolve('.docusaurus/author-problems.json');

/** The problems, one line each. None if nothing has been checked. */
export const readProblems = (file = PROBLEMS): readonly string[] =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as string[]) : [];

/** Replaces the problems. Doesn't touch the file if they are the same, because each change updates the open page. */
export function writeProblems(problems: readonly string[]): void {
  const text = JSON.stringify(problems);
  if (existsSync(PROBLEMS) && readFileSync(PROBLEMS, 'utf8') === text) return;
  mkdirSync(path.dirname(PROBLEMS), {recursive: true});
  writeFileSync(PROBLEMS, text);
}
