import {closeSync, mkdtempSync, openSync, readFileSync, rmSync, statSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {removeAtEnd, run, secondsSince} from '../../src/node/command';
import type {Tree} from './Tree';
import {type Reads, readsOf} from './reads';
import {type Stage, madeFor} from './stages';

const RECORDER = path.resolve('tests/stages/recordReads.cjs');
/** A path in `NODE_OPTIONS`, which spaces would end. */
const quoted = (file: string): string => `"${file.replaceAll(/[\\"]/g, String.raw`\$&`)}"`;

/** Read by every stage: a package, or the recorder itself, could change any result. */
const COMMON = ['package-lock.json', 'tests/stages/recordReads.cjs'];

/** Files that the command of a stage names. Some of them are read without Node's functions, such as configurations. */
const namedIn = ({command: [, args]}: Stage): string[] =>
  args.filter((arg) => statSync(arg, {throwIfNoEntry: false})?.isFile());

/** A command as one types it. */
const commandLine = ({command: [, args]}: Stage): string => `node ${args.join(' ')}`;

/**
 * Runs the command of a stage, and records what its processes read.
 * @param why it runs, for the log
 * @param isAlone whether its output is shown at once, and not whole after its end
 * @returns what it read; undefined when it failed
 */
export async function runStage(
  name: string,
  stage: Stage,
  {tree, why, isAlone}: {readonly tree: Tree; readonly why: string; readonly isAlone: boolean},
): Promise<Reads | undefined> {
  const {command, prepare, report} = stage;
  const start = Date.now();
  console.log(`▸ ${name}: ${why}`);
  const log = `reports/logs/${name}.log`;
  // Another run can't remove it.
  const records = mkdtempSync(path.join(tmpdir(), 'reads-'));
  removeAtEnd(records);
  const output = isAlone ? 'inherit' : openSync(log, 'w');
  let reason: unknown;
  try {
    await prepare?.();
    const env = {
      ...process.env,
      STAGE_READS: records,
      NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --require=${quoted(RECORDER)}`.trim(),
      ...(report !== undefined && {E2E_REPORT: `reports/${report}`}),
    };
    // Vitest colors what goes into a file.
    const plain = command[1].includes('vitest') && !process.stdout.isTTY ? ['--no-color'] : [];
    await run(command[0], [...command[1], ...plain], {stdio: ['ignore', output, output], env});
  } catch (error) {
    reason = error;
  }
  if (typeof output === 'number') {
    closeSync(output);
    process.stdout.write(readFileSync(log));
  }
  if (reason instanceof Error && reason.message) console.error(reason.message);
  console.log(`${reason === undefined ? '✓' : '✗'} ${name} (${secondsSince(start)})`);
  if (reason !== undefined) console.log(`  It ran ${commandLine(stage)}`);
  const patterns = [...COMMON, ...namedIn(stage), ...(stage.nativeReads ?? [])];
  const reads = reason === undefined ? readsOf(tree, records, patterns, madeFor(name)) : undefined;
  rmSync(records, {recursive: true, force: true});
  return reads;
}
