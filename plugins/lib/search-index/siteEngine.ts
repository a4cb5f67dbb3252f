import {existsSync, readFileSync} from 'node:fs';
import {type Engine, createEngine} from '../../../src/features/search/core/engine';
import {RECORDS, type SearchRecord} from '../../../src/features/search/core/record';

const FILE = `build/${RECORDS}`;

/** The search records of the built site. @throws when the site is not built */
export function builtRecords(): SearchRecord[] {
  if (!existsSync(FILE)) throw new Error(`There are no search records in ${FILE}. Run npm run build`);
  return JSON.parse(readFileSync(FILE, 'utf8')) as SearchRecord[];
}

export const siteEngine = (): Engine => createEngine(builtRecords());
