import {existsSync, readFileSync} from 'node:fs';
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

/** A test with its milliseconds. */
type Timed = readonly [title: string, milliseconds: number];

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly file: string;
    readonly tests: readonly {readonly results: readonly {readonly duration: number}[]}[];
  }[];
}

const playwrightTests = ({suites = [], specs = []}: PlaywrightSuite): Timed[] => [
  ...suites.flatMap(playwrightTests),
  ...specs.flatMap(({title, file, tests}) =>
    tests.map(({results}): Timed => [`${file}: ${title}`, results.reduce((sum, {duration}) => sum + duration, 0)]),
  ),
];

interface VitestReport {
  readonly testResults: readonly {
    readonly assertionResults: readonly {readonly fullName: string; readonly duration?: number}[];
  }[];
}

const vitestTests = ({testResults}: VitestReport): Timed[] =>
  testResults.flatMap(({assertionResults}) =>
    assertionResults.map(({fullName, duration = 0}): Timed => [fullName, duration]),
  );

/** The slowest tests of reports in `reports/`, the slowest first. A stage that failed to start has no report. */
export function slowestTests(reports: readonly string[]): string[] {
  return reports
    .filter((file) => existsSync(file))
    .map((file): unknown => JSON.parse(readFileSync(file, 'utf8')))
    .flatMap((report) =>
      'suites' in (report as object) ? playwrightTests(report as PlaywrightSuite) : vitestTests(report as VitestReport),
    )
    .filter(([, milliseconds]) => milliseconds >= LONG)
    .sort(([, one], [, other]) => other - one)
    .slice(0, SLOWEST)
    .map(([title, milliseconds]) => `${(milliseconds / 1000).toFixed(1).padStart(6)} s  ${title}`);
}
