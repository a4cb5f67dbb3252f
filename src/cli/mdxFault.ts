import path from 'node:path';

/** Removes stacks, and makes paths relative to the project. */
export const plain = (text: string): string =>
  text
    .replaceAll(`${process.cwd()}${path.sep}`, '')
    .replaceAll(/^\s+at .+(\n|$)/gm, '')
    .trim();

/** Fixes for MDX errors, which have none. */
const FIXES: readonly (readonly [RegExp, string])[] = [
  [/closing (tag|brace|slash)|before name|in name/, 'Close it, or put it in backticks if it is meant as text.'],
  [/Could not parse/, 'Correct it, or put it in backticks if it is meant as text.'],
  [/link couldn't be resolved/, 'Correct the path, or add the page.'],
  [/^Image .* not found/, 'Correct the path, or add the file.'],
];

/** The important line of the bundler's error for an MDX file: file, line, problem and fix. Undefined for other errors. */
export function mdxFault(report: string): string | undefined {
  const [, file, cause] = /MDX compilation failed for file "(.+)"\n\W*Cause: (.+)/.exec(report) ?? [];
  if (file === undefined || cause === undefined) return undefined;
  const line = /"line": (\d+)/.exec(report)?.[1] ?? /\((\d+):\d+/.exec(cause)?.[1];
  const fix = FIXES.find(([fault]) => fault.test(cause))?.[1];
  const sentence = cause.replace(/(?<![.!?])$/, '.');
  return plain([`${file}:${line ?? ''}`, sentence, ...(fix ? [fix] : [])].join(' '));
}
