import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {type ApiVersion} from '../../../src/config/apiVersions';
import type {CorrectionText, Release} from '../../model/changes';
import {changesBetween} from './compare';
import {type Snapshot, dayOf} from './snapshots';

/** File of the history between the steps of a build. */
const fileOf = ({id}: ApiVersion): string => `openapi/dist/changes/${id}.json`;

/**
 * The releases of a version, newest first.
 * @param corrections titles and texts of the snapshots that only correct the description, by name
 */
export const historyOf = (
  snapshots: readonly Snapshot[],
  corrections: ReadonlyMap<string, CorrectionText> = new Map(),
): Release[] =>
  snapshots
    .map(({name, contract}, index) => {
      const older = snapshots[index - 1];
      const correction = corrections.get(name);
      return {
        name,
        day: dayOf(name),
        ...(older && {subjects: changesBetween(older.contract, contract)}),
        ...(correction !== undefined && {correction}),
      };
    })
    .reverse();

/** Saves the history for later steps, because comparing takes seconds. */
export function writeHistory(version: ApiVersion, history: readonly Release[]): void {
  const file = fileOf(version);
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, JSON.stringify(history));
}

/** @throws when the reference pages have not been generated */
export function readHistory(version: ApiVersion): readonly Release[] {
  const file = fileOf(version);
  if (!existsSync(file)) throw new Error(`There is no ${file}. Run npm run api:generate`);
  return JSON.parse(readFileSync(file, 'utf8')) as Release[];
}
