import {daysBetween} from '../dates';
import type {Status} from './collect';

/** Rows of a section, as columns that line up. */
function section(title: string, rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lines = rows.map((row) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  '),
  );
  return [title, ...lines.map((line) => `  ${line}`)].join('\n');
}

const kilobytes = (size: number): string => `${size.toFixed(1)} kB`;
const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;

const day = (time: string): string => time.slice(0, 10);

/** How to get what is missing. */
const missing = (rows: readonly (readonly string[])[], command: string): readonly (readonly string[])[] =>
  rows.length > 0 ? rows : [[`Not measured. Run ${command}`]];

/** Smaller kinds of files don't matter in an overview, bytes. */
const SMALL = 50_000;

/** All files, then the kinds of files that take the most space. */
function sizeRows(sizes: Status['sizes']): string[][] {
  if (Object.keys(sizes).length === 0) return [];
  const all = Object.values(sizes);
  const total = {
    files: all.reduce((sum, {files}) => sum + files, 0),
    bytes: all.reduce((sum, {bytes}) => sum + bytes, 0),
  };
  const large = Object.entries(sizes).filter(([, {bytes}]) => bytes >= SMALL);
  return [['all', total] as const, ...large.sort(([, one], [, other]) => other.bytes - one.bytes)].map(
    ([ending, {files, bytes}]) => [ending, `${String(files)} files`, megabytes(bytes)],
  );
}

/** The state as text. The three slowest steps are enough to see where time goes. */
export function formatStatus(status: Status, now: Date): string {
  const {commit, versions, dates, pages, guides, apis, sizes, budgets, buildSteps} = status;
  const scripts = budgets.some(({name}) => name.startsWith('Script'));
  return [
    section('Versions', [['commit', commit.slice(0, 10)], ...Object.entries(versions)]),
    section('Dates', [
      [
        'security.txt expires',
        day(dates.securityExpires),
        `in ${String(daysBetween(now, dates.securityExpires))} days`,
      ],
      ['browser data', day(dates.browserData), `${String(daysBetween(dates.browserData, now))} days old`],
    ]),
    section('Content', [
      ...(pages === undefined ? [] : [['pages', String(pages)]]),
      ['guides', String(guides)],
      ...Object.entries(apis).flatMap(([label, {operations, events, unverified}]) => [
        [`API ${label}: operations`, String(operations)],
        [`API ${label}: events`, String(events)],
        [`API ${label}: statements to confirm`, String(unverified)],
      ]),
    ]),
    section('Build', missing(sizeRows(sizes), 'npm run build')),
    section('Budgets (gzip)', [
      ['', 'used', 'limit', 'left'],
      ...budgets.map(({name, used, limit, left}) => [name, kilobytes(used), kilobytes(limit), kilobytes(left)]),
    ]),
    ...(scripts ? [] : ['  Script of pages: not measured. Run npx tsx tests/pageWeights.ts']),
    section(
      'Slowest build steps',
      missing(
        buildSteps.slice(0, 3).map(({label, seconds}) => [label, `${seconds.toFixed(1)} s`]),
        'npm run build',
      ),
    ),
  ].join('\n');
}
