import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';

/** Wrappers that name the page or file; others say only that something below them failed. */
const NAMES_SOURCE = /^(Can't render static file|Can't process doc metadata|Docusaurus static site generation failed)/;

/** Logged next to the error that is thrown, and saying less. */
const EMPTY_WORDS =
  /^(Loading of version failed|Client bundle compiled with errors|Server bundle compiled with errors).*/gm;

/** Without stacks, and with paths as seen from the project. */
const plain = (text: string): string =>
  text
    .replaceAll(`${process.cwd()}${path.sep}`, '')
    .replaceAll(/^\s+at .+(\n|$)/gm, '')
    .trim();

/** Docusaurus names the URL that two pages have, and not what to do. */
const withFix = (message: string): string =>
  message.startsWith('Duplicate routes found')
    ? `${message}\nRename one of the files, or set another \`slug\` in it.`
    : message;

/**
 * What went wrong in a build, without stacks: Docusaurus wraps a cause in a cause, and collects several in one. The
 * innermost messages are the ones that name the fault.
 */
export function messagesOf(error: unknown): string[] {
  if (!(error instanceof Error)) return [plain(String(error))];
  const inner = [
    ...(error instanceof AggregateError ? (error.errors as unknown[]) : []),
    ...(error.cause === undefined ? [] : [error.cause]),
  ].flatMap(messagesOf);
  const own = withFix(plain(error.message));
  return inner.length > 0 ? [...(NAMES_SOURCE.test(own) ? [own.split('\n')[0] ?? ''] : []), ...inner] : [own];
}

/** What to do about faults that MDX only names. */
const FIXES: readonly (readonly [RegExp, string])[] = [
  [/closing (tag|brace|slash)|before name|in name/, 'Close it, or put it in backticks if it is meant as text.'],
  [/link couldn't be resolved/, 'Correct the path, or add the page.'],
  [/^Image .* not found/, 'Correct the path, or add the file.'],
];

/** The one line that matters of a page that MDX could not read: file, line, fault and fix. */
function mdxFault(report: string): string | undefined {
  const [, file, cause] = /MDX compilation failed for file "(.+)"\n\W*Cause: (.+)/.exec(report) ?? [];
  if (file === undefined || cause === undefined) return undefined;
  const line = /"line": (\d+)/.exec(report)?.[1] ?? /\((\d+):\d+/.exec(cause)?.[1];
  const fix = FIXES.find(([fault]) => fault.test(cause))?.[1];
  const sentence = cause.replace(/(?<![.!?])$/, '.');
  return plain([`${file}:${line ?? ''}`, sentence, ...(fix ? [fix] : [])].join(' '));
}

/** What Docusaurus logs about a failure, without log levels and stacks, and each fault once. */
export function readableLog(log: string): string {
  const reports = stripVTControlCharacters(log)
    .replace(/^\[ERROR\] /, '')
    .replaceAll(EMPTY_WORDS, '')
    .split(/^(?=× )/m);
  return [...new Set(reports.map((report) => mdxFault(report) ?? plain(report)))].filter(Boolean).join('\n');
}
