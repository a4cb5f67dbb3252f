import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {HOST_FILES, parseRules} from './hostFiles';
import type {HostRules} from './rules';

/** The rules that a build has written beside its pages. @throws when it has not, with the way to get them */
export function readRules(folder: string): HostRules {
  const read = (name: string): string => {
    const file = path.join(folder, name);
    if (!existsSync(file)) throw new Error(`There is no ${file}. Build the site again: npm run build`);
    return readFileSync(file, 'utf8');
  };
  return parseRules(read(HOST_FILES.headers), read(HOST_FILES.redirects));
}
