import type {Comparison, Difference} from '../../../src/features/response-comparison/core/compareResponse';
import type {PlacedOperation, Spec} from '../../model/spec';
import type {Node} from '../../model/node';
import {confirmingCalls} from '../unverified/confirmingCalls';
import type {RecordedResponse} from './responses';

/** How the response of an operation compares with the description, or why there is none. */
export interface Result {
  readonly operation: PlacedOperation;
  readonly response?: RecordedResponse;
  readonly outcome: Comparison | {readonly skipped: string};
}

/** A text without control characters, which a terminal would execute. */
export const printable = (name: string): string => name.replaceAll(/\p{C}/gu, '?');

export const differenceWords = ({kind, path, expected, found, count}: Omit<Difference, 'anchor'>): string => {
  const times = count > 1 ? ` (${String(count)} times)` : '';
  const name = kind === 'unknown status' ? found : path === '' ? 'body' : path;
  if (kind === 'missing field') return printable(`${kind} ${name}${times}`);
  const types = [kind === 'unknown status' ? '' : `: ${found}`, expected && `, expected ${expected}`].join('');
  return printable(`${kind} ${name}${types}${times}`);
};

function linesOf({operation: {operationId}, outcome}: Result): string[] {
  if ('skipped' in outcome) return [`  ${operationId}: not called, ${outcome.skipped}`];
  const {differences, notes} = outcome;
  return [
    `  ${operationId}: ${differences.length === 0 ? 'holds' : 'differs'}`,
    ...differences.map((one) => `    ${differenceWords(one)}`),
    ...notes.map(({path, expected}) => `    note: new value ${printable(path)}, known: ${expected}`),
  ];
}

const holds = ({outcome}: Result): boolean => 'differences' in outcome && outcome.differences.length === 0;

export const isDifferent = ({outcome}: Result): boolean => 'differences' in outcome && outcome.differences.length > 0;

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

/** What the responses say about a statement that is not confirmed. */
type Verdict = 'asDescribed' | 'differs' | 'called' | 'noValue';

const isWithin = (field: string, path: string): boolean =>
  path === '' || field === path || field.startsWith(`${path}.`) || field.startsWith(`${path}[`);

/** Whether the values of marked parts differ from the description, by the pointers of the marks. */
function observe(results: readonly Result[]): ReadonlyMap<string, boolean> {
  const observed = new Map<string, boolean>();
  for (const {outcome} of results) {
    if ('skipped' in outcome) continue;
    for (const {source = '', path, found} of outcome.statements) {
      // A status settles the marks of the whole call, as `called`.
      if (/^\d+$/.test(found)) continue;
      const isWrong = outcome.differences.some((difference) => isWithin(difference.path, path));
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

const hasStatus = ({outcome}: Result): boolean =>
  'differences' in outcome && outcome.differences.every(({kind}) => kind !== 'unknown status');

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
