import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {HOST_FILES, parseRules} from './hostFiles';
import type {HostRules} from './rules';

/** Reads the rules that a build wrote next to its pages. @throws if they are missing, with the fix */
export function readRules(folder: string): HostRules {
  const read = (name: string): string => {
    const file = path.join(folder, name);
    if (!existsSync(file)) throw new Error(`There is no ${file}. Build the site again: npm run build`);
    return readFileSync(file, 'utf8');
  };
  return parseRules(read(HOST_FILES.headers), read(HOST_FILES.redirects));
}
