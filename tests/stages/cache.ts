import {copyFileSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Stage} from './stages';

/** Kept between runs, in CI too: stamps and reports of stages that passed, and the seconds of the last runs. */
const FOLDER = '.test-cache';
const REPORTS = 'reports';
/** Runs whose times are kept. */
const RUNS = 10;

/** Seconds of each stage that ran. */
type Times = Readonly<Record<string, number>>;

/** A file of the cache as data. A damaged one counts as missing. */
function read<Data>(name: string, fallback: Data): Data {
  try {
    return JSON.parse(readFileSync(path.join(FOLDER, name), 'utf8')) as Data;
  } catch {
    return fallback;
  }
}

function write(name: string, data: unknown): void {
  mkdirSync(FOLDER, {recursive: true});
  writeFileSync(path.join(FOLDER, name), JSON.stringify(data, null, 1));
}

/** The hash with the time of the output, so that an output of another command doesn't count. */
const stampOf = (hash: string, {output}: Stage): string | undefined => {
  if (output === undefined) return hash;
  return existsSync(output) ? `${hash} ${String(statSync(output).mtimeMs)}` : undefined;
};

/** Notes that a stage passed with a hash, and keeps its report. */
export function keepPass(name: string, stage: Stage, hash: string): void {
  if (stage.report !== undefined) {
    mkdirSync(FOLDER, {recursive: true});
    copyFileSync(path.join(REPORTS, stage.report), path.join(FOLDER, stage.report));
  }
  write('stamps.json', {...read<Record<string, string>>('stamps.json', {}), [name]: stampOf(hash, stage)});
}

/** Whether a stage has passed with this hash. Puts its report back. */
export function hasPassed(name: string, stage: Stage, hash: string): boolean {
  const stamp = stampOf(hash, stage);
  if (stamp === undefined || read<Record<string, string>>('stamps.json', {})[name] !== stamp) return false;
  if (stage.report === undefined) return true;
  const kept = path.join(FOLDER, stage.report);
  if (!existsSync(kept)) return false;
  mkdirSync(REPORTS, {recursive: true});
  copyFileSync(kept, path.join(REPORTS, stage.report));
  return true;
}

/** The seconds of the last runs, the latest first. */
export const lastTimes = (): readonly Times[] => read<readonly Times[]>('times.json', []);

/** Keeps the seconds of a run. */
export const keepTimes = (times: Times): void => write('times.json', [times, ...lastTimes()].slice(0, RUNS));
