import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {type Key, type Tree, isGenerated, isIn, keyOf, pathOf} from './Tree';

/** Everything that a stage read, with its state at the time. */
export type Reads = Readonly<Record<Key, string>>;

/**
 * What the processes of a stage recorded (recordReads.cjs), in its present state.
 * @param records folder of the records
 * @param patterns of files that programs other than Node read, so that nothing records them
 * @param written folders that the stage writes itself
 */
export function readsOf(tree: Tree, records: string, patterns: readonly string[], written: readonly string[]): Reads {
  const recorded = readdirSync(records)
    .flatMap((file) => readFileSync(path.join(records, file), 'utf8').split('\n'))
    .flatMap((line) => keyOf(line) ?? []);
  const keys = [...new Set([...recorded, ...patterns.flatMap((pattern) => tree.keysOf(pattern))])];
  const read = keys.filter((key) => !written.some((folder) => isIn(folder, pathOf(key)))).sort();
  return Object.fromEntries(read.map((key) => [key, tree.stateOf(key)]));
}

/** Paths that have changed since a stage read them. */
export const changesSince = (tree: Tree, reads: Reads): string[] =>
  Object.entries(reads)
    .filter(([key, state]) => tree.stateOf(key) !== state)
    .map(([key]) => pathOf(key));

/** Of changed paths those that these files can explain: the files, their folders, and what stages make from them. */
export const causedBy = (paths: readonly string[], files: readonly string[]): string[] =>
  paths.filter((changed) => isGenerated(changed) || files.some((file) => isIn(changed, file)));

/** A file of the project that was written after a time, in milliseconds, so that a stage may have read it before or after. */
export const writtenSince = (tree: Tree, reads: Reads, time: number): string | undefined =>
  Object.keys(reads)
    .map(pathOf)
    .find((file) => !isGenerated(file) && tree.writtenAt(file) > time);
