import {existsSync, renameSync, rmSync} from 'node:fs';

/** Where a build is made, so that a failed one keeps the last good one. */
export const NEXT = '.build-next';
const CURRENT = 'build';
/** The last good build, for the moment between the two renames. */
const LAST = '.build-last';

/** Finishes what a killed build left behind: one of the two folders is always whole. */
export function recoverBuild(): void {
  if (!existsSync(CURRENT) && existsSync(LAST)) renameSync(LAST, CURRENT);
  for (const folder of [LAST, NEXT]) rmSync(folder, {recursive: true, force: true});
}

/** Replaces the last build by the new one, and deletes it only then. */
export function swapBuild(): void {
  if (existsSync(CURRENT)) renameSync(CURRENT, LAST);
  renameSync(NEXT, CURRENT);
  rmSync(LAST, {recursive: true, force: true});
}
