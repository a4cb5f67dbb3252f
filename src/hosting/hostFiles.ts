import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {HeaderRule, HostRules} from './headers';
import {MISSING} from './contentNegotiation';

/** Configuration files of hosts. They are next to the pages, but must not be served. */
export const HOST_FILES = {
  headers: '_headers',
  redirects: '_redirects',
  nginx: '_nginx.conf',
  rules: '_rules.json',
} as const;

/** Files of the build that have no URL, and neither have their compressed versions. */
export const HIDDEN: readonly string[] = ['404.html', MISSING.slice(1), ...Object.values(HOST_FILES)];

/** The `_headers` format of static hosts: a pattern, then a header in each indented line. */
export const formatHeaders = (rules: readonly HeaderRule[]): string =>
  rules
    .map(({pattern, headers}) =>
      [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
    )
    .join('\n\n')
    .concat('\n');

/** One redirect per line: from, to, status. */
export const formatRedirects = (redirects: HostRules['redirects']): string =>
  Object.entries(redirects)
    .map(([from, to]) => `${from} ${to} 301\n`)
    .join('');

/** Reads the rules that a build wrote next to its pages, for our own server. @throws with the fix if they can't be read */
export function readRules(folder: string): HostRules {
  const file = path.join(folder, HOST_FILES.rules);
  if (!existsSync(file)) throw new Error(`There is no ${file}. Build the site again: npm run build`);
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as HostRules;
  } catch (cause) {
    throw new Error(`${file} is damaged. Build the site again: npm run build`, {cause});
  }
}
