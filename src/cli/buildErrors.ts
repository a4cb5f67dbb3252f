import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import {mdxProblem} from '../../plugins/lib/guides/mdxTree';

/**
 * Runs a build that logs to the console. Shows and collects warnings, and shortens errors.
 * @param isExpected selects warnings that are not collected
 * @returns the collected warnings
 */
export async function watchConsole(
  build: () => Promise<unknown>,
  isExpected: (warning: string) => boolean,
): Promise<readonly string[]> {
  const warnings: string[] = [];
  const {warn, error: complain} = console;
  console.warn = (...words: unknown[]) => {
    const text = words.join(' ');
    warn(...words);
    if (!isExpected(text)) warnings.push(text);
  };
  console.error = (...words: unknown[]) => {
    const text = readableLog(words.join(' '));
    if (text) complain(text);
  };
  try {
    await build();
  } finally {
    Object.assign(console, {warn, error: complain});
  }
  return warnings;
}

/** Removes stacks, and makes paths relative to the project. */
const plain = (text: string): string =>
  text
    .replaceAll(`${process.cwd()}${path.sep}`, '')
    .replaceAll(/^\s+at .+(\n|$)/gm, '')
    .trim();

/** The important line of the bundler's error for an MDX file: file, line, problem and fix. Undefined for other errors. */
function mdxFault(report: string): string | undefined {
  const [, file, cause] = /MDX compilation failed for file "(.+)"\n\W*Cause: (.+)/.exec(report) ?? [];
  if (file === undefined || cause === undefined) return undefined;
  return plain(mdxProblem(file, cause, /"line": (\d+)/.exec(report)?.[1]));
}

/** Wrappers that name the page or file. Others only say that something failed. */
const NAMES_SOURCE = /^(Can't render static file|Can't process doc metadata|Docusaurus static site generation failed)/;

/** Logged in addition to the thrown error, with less detail. */
const EMPTY_WORDS =
  /^(Loading of version failed|Client bundle compiled with errors|Server bundle compiled with errors).*/gm;

/**
 * The reasons of a failed build, without stacks. Docusaurus nests causes and collects several errors in one. The innermost
 * messages name the problem.
 */
export function messagesOf(error: unknown): string[] {
  if (!(error instanceof Error)) return [plain(String(error))];
  const inner = [
    ...(error instanceof AggregateError ? (error.errors as unknown[]) : []),
    ...(error.cause === undefined ? [] : [error.cause]),
  ].flatMap(messagesOf);
  // Docusaurus names the duplicate URL, but no fix.
  const own = plain(error.message).replace(/^Duplicate routes found[^]*/, '$&\nRename one of the files.');
  return inner.length > 0 ? [...(NAMES_SOURCE.test(own) ? [own.split('\n')[0] ?? ''] : []), ...inner] : [own];
}

/** Docusaurus's log of a failure, without log levels, stacks and duplicates. */
export function readableLog(log: string): string {
  const reports = stripVTControlCharacters(log)
    .replace(/^\[ERROR\] /, '')
    .replaceAll(EMPTY_WORDS, '')
    .split(/^(?=× )/m);
  return [...new Set(reports.map((report) => mdxFault(report) ?? plain(report)))].filter(Boolean).join('\n');
}
