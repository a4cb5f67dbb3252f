import {stripVTControlCharacters} from 'node:util';
import {mdxFault, plain} from './mdxFault';

/** Wrappers that name the page or file. Others only say that something failed. */
const NAMES_SOURCE = /^(Can't render static file|Can't process doc metadata|Docusaurus static site generation failed)/;

/** Logged in addition to the thrown error, with less detail. */
const EMPTY_WORDS =
  /^(Loading of version failed|Client bundle compiled with errors|Server bundle compiled with errors).*/gm;

/** Docusaurus names the duplicate URL, but no fix. */
const withFix = (message: string): string =>
  message.startsWith('Duplicate routes found')
    ? `${message}\nRename one of the files, or set another \`slug\` in it.`
    : message;

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
  const own = withFix(plain(error.message));
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
