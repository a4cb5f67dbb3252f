import type {Comparison, Difference} from './compareResponse';

export interface Result {
  readonly operationId: string;
  readonly outcome: Comparison | {readonly skipped: string};
}

/** A name without control characters, which a terminal would execute. */
const printable = (name: string): string => name.replaceAll(/\p{C}/gu, '?');

const differenceLine = ({kind, field, expected, found}: Difference): string => {
  const types = expected ? `: ${found}, expected ${expected}` : `: ${found}`;
  return `    ${kind} ${printable(field)}${kind === 'missing field' ? '' : types}`;
};

function linesOf({operationId, outcome}: Result): string[] {
  if ('skipped' in outcome) return [`  ${operationId}: not called, ${outcome.skipped}`];
  if ('undocumented' in outcome) return [`  ${operationId}: not described, ${outcome.undocumented}`];
  if (outcome.differences.length === 0) return [`  ${operationId}: holds`];
  return [`  ${operationId}: differs`, ...outcome.differences.map(differenceLine)];
}

const isDifferent = ({outcome}: Result): boolean =>
  'undocumented' in outcome || ('differences' in outcome && outcome.differences.length > 0);

const holds = ({outcome}: Result): boolean => 'differences' in outcome && outcome.differences.length === 0;

export const hasDifferences = (results: readonly Result[]): boolean => results.some(isDifferent);

export const hasComparisons = (results: readonly Result[]): boolean =>
  results.some(({outcome}) => 'differences' in outcome);

/** The report: a line for each operation, with a line for each difference below it. It contains no values. */
export function formatReport(results: readonly Result[]): string {
  const counts = [
    `${String(results.filter(holds).length)} hold`,
    `${String(results.filter(isDifferent).length)} differ`,
    `${String(results.filter(({outcome}) => 'skipped' in outcome).length)} not called`,
  ];
  return [
    ...results.flatMap(linesOf),
    `${String(results.length)} responses and operations: ${counts.join(', ')}.`,
  ].join('\n');
}
