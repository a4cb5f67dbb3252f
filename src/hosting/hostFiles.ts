import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {HeaderRule, HostRules, Redirect} from './rules';

/** Configuration files of hosts. They are next to the pages, but must not be served. */
export const HOST_FILES = {headers: '_headers', redirects: '_redirects', nginx: '_nginx.conf'} as const;

/** The `_headers` format of static hosts: a pattern, then a header in each indented line. */
export const formatHeaders = (rules: readonly HeaderRule[]): string =>
  rules
    .map(({pattern, headers}) =>
      [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
    )
    .join('\n\n')
    .concat('\n');

/** One redirect per line: from, to, status. */
export const formatRedirects = (redirects: readonly Redirect[]): string =>
  redirects.map(({from, to}) => `${from} ${to} 301\n`).join('');

/** Reads the output of `formatHeaders`. @throws with the line that is neither a pattern nor a header */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: {pattern: string; headers: Record<string, string>}[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    const [, name, value] = /^\s+([\w-]+): (.+)$/.exec(line) ?? [];
    const rule = rules.at(-1);
    if (line.startsWith('/')) rules.push({pattern: line, headers: {}});
    else if (rule && name !== undefined && value !== undefined) rule.headers[name] = value;
    else if (line !== '')
      throw new Error(
        `${HOST_FILES.headers}:${String(index + 1)} is neither a pattern nor a header. Build the site again: npm run build`,
      );
  }
  return rules;
}

/** Reads the output of `formatRedirects`. */
export const parseRedirects = (text: string): Redirect[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [from = '', to = ''] = line.split(' ');
      return {from, to};
    });

/** Reads the rules that a build wrote next to its pages. @throws if they are missing, with the fix */
export function readRules(folder: string): HostRules {
  const read = (name: string): string => {
    const file = path.join(folder, name);
    if (!existsSync(file)) throw new Error(`There is no ${file}. Build the site again: npm run build`);
    return readFileSync(file, 'utf8');
  };
  return {headers: parseHeaders(read(HOST_FILES.headers)), redirects: parseRedirects(read(HOST_FILES.redirects))};
}
