import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {GENERATED, type Key, type Tree, isGenerated, isIn, keyOf, pathOf} from './Tree';

/** Everything that a stage read, with its state at the time. */
export type Reads = Readonly<Record<Key, string>>;

/**
 * What the processes of a stage recorded (recordReads.cjs), in its present state.
 * @param records folder of the records
 * @param patterns of files that programs other than Node read, so that nothing records them
 * @param made folders of stages that it needs. What tools list of others, and of its own, doesn't count.
 */
export function readsOf(tree: Tree, records: string, patterns: readonly string[], made: readonly string[]): Reads {
  const recorded = readdirSync(records)
    .flatMap((file) => readFileSync(path.join(records, file), 'utf8').split('\n'))
    .flatMap((line) => keyOf(line) ?? []);
  const keys = [...new Set([...recorded, ...patterns.flatMap((pattern) => tree.keysOf(pattern))])];
  const others = GENERATED.filter((folder) => !made.includes(folder));
  const read = keys.filter((key) => !others.some((folder) => isIn(folder, pathOf(key)))).sort();
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

/** When a stage began, in milliseconds, and the files of the project at that time. */
export interface Start {
  readonly time: number;
  readonly files: ReadonlySet<string>;
}

/** A file of the project that was written, added or removed since a stage began, so that it may have read it before or after. */
export function changedSinceStart(tree: Tree, reads: Reads, {time, files}: Start): string | undefined {
  const now = new Set(tree.files());
  return (
    [...files].find((file) => !now.has(file)) ??
    [...now].find((file) => !files.has(file)) ??
    Object.keys(reads)
      .map(pathOf)
      .find((file) => !isGenerated(file) && tree.writtenAt(file) > time)
  );
}
