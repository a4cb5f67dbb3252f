import {closeSync, mkdirSync, openSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {run, secondsSince} from '../../src/node/command';
import type {Tree} from './Tree';
import {type Reads, readsOf} from './reads';
import type {Stage} from './stages';

const RECORDER = path.resolve('tests/stages/recordReads.cjs');

/** Read by every stage: a package, or the recorder itself, could change any result. */
const COMMON = ['package-lock.json', 'tests/stages/recordReads.cjs'];

/** A command as one types it. */
export const commandLine = ({command: [, args]}: Stage): string => `node ${args.join(' ')}`;

/**
 * Runs the command of a stage, and records what its processes read.
 * @param isAlone whether its output is shown at once, and not whole after its end
 * @returns what it read; undefined when it failed
 */
export async function runStage(name: string, stage: Stage, tree: Tree, isAlone: boolean): Promise<Reads | undefined> {
  const {label, command, prepare, report} = stage;
  const start = Date.now();
  console.log(`▸ ${label} (${name})`);
  const log = `reports/logs/${name}.log`;
  const records = path.resolve(`reports/reads/${name}`);
  rmSync(records, {recursive: true, force: true});
  mkdirSync(records, {recursive: true});
  const output = isAlone ? 'inherit' : openSync(log, 'w');
  let reason: unknown;
  try {
    prepare?.();
    const env = {
      ...process.env,
      STAGE_READS: records,
      NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --require=${RECORDER}`.trim(),
      ...(report !== undefined && {E2E_REPORT: `reports/${report}`}),
    };
    await run(...command, {stdio: ['ignore', output, output], env});
  } catch (error) {
    reason = error;
  }
  if (typeof output === 'number') {
    closeSync(output);
    process.stdout.write(readFileSync(log));
  }
  if (reason instanceof Error && reason.message) console.error(reason.message);
  console.log(`${reason === undefined ? '✓' : '✗'} ${label} (${secondsSince(start)})`);
  if (reason !== undefined) return undefined;
  return readsOf(tree, records, [...COMMON, ...(stage.nativeReads ?? [])], stage.writes ?? []);
}
