import {existsSync, readFileSync} from 'node:fs';
import {testResults} from '../acceptance/judge';
import type {Times} from './Passes';

/** How a stage of a run ended. */
export interface Outcome {
  readonly name: string;
  /** Absent if it did not run. */
  readonly seconds?: number;
  /** Why it ran, or did not. */
  readonly note: string;
  readonly mark: '✓' | '✗' | '·';
}

/** Tests that the end of a run names, if they take a second. */
const SLOWEST = 20;
const LONG = 1000;

/** A line for each stage: its seconds, those of its last run, and why it ran or not. */
export function runTable(outcomes: readonly Outcome[], before: Times): string[] {
  const width = Math.max(...outcomes.map(({name}) => name.length));
  const secondsOf = (seconds?: number): string => (seconds === undefined ? '-' : `${seconds.toFixed(0)} s`).padStart(6);
  return outcomes.map(
    ({name, seconds, note, mark}) =>
      `${mark} ${name.padEnd(width)} ${secondsOf(seconds)}  (before: ${secondsOf(before[name]).trim()})  ${note}`,
  );
}

/** The slowest tests of reports in `reports/`, the slowest first. A stage that failed to start has no report. */
export const slowestTests = (reports: readonly string[]): string[] =>
  reports
    .filter((file) => existsSync(file))
    .flatMap((file) => testResults(JSON.parse(readFileSync(file, 'utf8'))))
    .filter(({milliseconds}) => milliseconds >= LONG)
    .sort((one, other) => other.milliseconds - one.milliseconds)
    .slice(0, SLOWEST)
    .map(({title, milliseconds}) => `${(milliseconds / 1000).toFixed(1).padStart(6)} s  ${title}`);
