import {isDifference} from '../../../src/features/response-comparison/core/compareValue';
import type {Finding} from '../../../src/features/response-comparison/core/finding';
import type {PlacedOperation, Spec} from '../../model/spec';
import type {Node} from '../../model/node';
import {confirmingCalls} from '../unverified/confirmingCalls';
import type {RecordedResponse} from './responses';

/** How the response of an operation compares with the description, or why there is none. */
export interface Result {
  readonly operation: PlacedOperation;
  readonly response?: RecordedResponse;
  readonly outcome: readonly Finding[] | {readonly skipped: string};
}

/** A text without control characters, which a terminal would execute. */
export const printable = (name: string): string => name.replaceAll(/\p{C}/gu, '?');

/** A finding as words, without values. */
export function findingWords({kind, path, expected, found, count}: Omit<Finding, 'anchor'>): string {
  const times = count > 1 ? ` (${String(count)} times)` : '';
  const field = path === '' ? 'body' : path;
  const words: Readonly<Partial<Record<Finding['kind'], string>>> = {
    'unknown status': `${found}, expected ${expected}`,
    'unknown field': `${field}: ${found}`,
    'missing field': field,
    'new value': `${field}, known: ${expected}`,
    'open statement': `${path === '' ? 'of the response' : field}: ${expected} This response: ${found}`,
  };
  return printable(`${kind} ${words[kind] ?? `${field}: ${found}, expected ${expected}`}${times}`);
}

const isCompared = (outcome: Result['outcome']): outcome is readonly Finding[] => !('skipped' in outcome);

/** The findings of a kind. None if nothing was compared. */
const findingsIn = ({outcome}: Result, isWanted: (finding: Finding) => boolean): readonly Finding[] =>
  isCompared(outcome) ? outcome.filter(isWanted) : [];

function linesOf(result: Result): string[] {
  const {operation, outcome} = result;
  const {operationId} = operation;
  if (!isCompared(outcome)) return [`  ${operationId}: not called, ${outcome.skipped}`];
  const shown = findingsIn(result, ({kind}) => kind !== 'open statement');
  return [
    `  ${operationId}: ${isDifferent(result) ? 'differs' : 'holds'}`,
    ...shown.map((one) => `    ${findingWords(one)}`),
  ];
}

export const isDifferent = (result: Result): boolean => findingsIn(result, isDifference).length > 0;

export const wasCompared = ({outcome}: Result): boolean => isCompared(outcome);

/** The report: a line for each operation, with a line for each difference below it. It contains no values. */
export function formatReport(results: readonly Result[]): string {
  const counts = [
    `${String(results.filter((one) => wasCompared(one) && !isDifferent(one)).length)} hold`,
    `${String(results.filter(isDifferent).length)} differ`,
    `${String(results.filter((one) => !wasCompared(one)).length)} not called`,
  ];
  return [
    ...results.flatMap(linesOf),
    `${String(results.length)} responses and operations: ${counts.join(', ')}.`,
  ].join('\n');
}

/** What the responses say about a statement that is not confirmed. */
type Verdict = 'asDescribed' | 'differs' | 'called' | 'noValue';

const isWithin = (field: string, path: string): boolean =>
  path === '' || field === path || field.startsWith(`${path}.`) || field.startsWith(`${path}[`);

/** Whether the values of marked parts differ from the description, by the pointers of the marks. */
function observe(results: readonly Result[]): ReadonlyMap<string, boolean> {
  const observed = new Map<string, boolean>();
  for (const result of results) {
    const differences = findingsIn(result, isDifference);
    // A status settles the marks of the whole call, as `called`.
    const statements = findingsIn(result, ({kind, found}) => kind === 'open statement' && !/^\d+$/.test(found));
    for (const {source = '', path} of statements) {
      const isWrong = differences.some((difference) => isWithin(difference.path, path));
      observed.set(source, isWrong || observed.get(source) === true);
    }
  }
  return observed;
}

const TITLES: Readonly<Record<Verdict, string>> = {
  asDescribed: 'Sent as described. Drop the mark if that settles it',
  differs: 'Differs, see above. Correct the description',
  called: 'Called as described. Drop the mark if the call settles it',
  noValue: 'Still open. No response has a value',
};

const hasStatus = (result: Result): boolean =>
  wasCompared(result) && findingsIn(result, ({kind}) => kind === 'unknown status').length === 0;

/** What compared responses say about each statement that a call of their operations settles. Contains no values. */
export function formatVerdicts(spec: Spec & Node, results: readonly Result[]): string {
  const compared = results.filter(({response}) => response !== undefined);
  const observed = observe(compared);
  const found = confirmingCalls(spec).flatMap(({operation: {operationId, method}, marks}) => {
    const own = compared.filter((one) => one.operation.operationId === operationId);
    const isDescribed = own.every(hasStatus);
    return marks.map((mark) => {
      const isDifferent = observed.get(mark.pointer);
      const isRecord = method === 'get' && mark.pointer.startsWith('#/components/');
      const called: Verdict = !isDescribed ? 'differs' : isRecord ? 'noValue' : 'called';
      return {
        mark,
        verdict:
          isDifferent === undefined ? (own.length > 0 ? called : undefined) : isDifferent ? 'differs' : 'asDescribed',
      };
    });
  });
  const sections = (Object.keys(TITLES) as Verdict[]).flatMap((verdict) => {
    const marks = found.filter((one) => one.verdict === verdict).map(({mark}) => `  ${mark.name}: ${mark.question}`);
    return marks.length === 0 ? [] : [`${TITLES[verdict]} (${String(marks.length)}):`, ...marks];
  });
  return ['Statements to confirm:', ...sections].join('\n');
}
