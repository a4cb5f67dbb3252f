import {type Comparison, type Difference, type RecordedResponse, responseAt} from './compareResponse';
import {type Node, childOf, entriesOf, isNode, join, keysOf, listOf, referred} from '../../model/node';
import type {PlacedOperation, Spec} from '../../model/spec';
import {bodySchema} from '../validation/validator';
import {confirmingCalls} from '../unverified/confirmingCalls';

/** How the response of an operation compares with the description, or why there is none. */
export interface Result {
  readonly operation: PlacedOperation;
  readonly response?: RecordedResponse;
  readonly outcome: Comparison | {readonly skipped: string};
}

/** A name without control characters, which a terminal would execute. */
const printable = (name: string): string => name.replaceAll(/\p{C}/gu, '?');

const differenceLine = ({kind, field, expected, found}: Difference): string => {
  const types = expected ? `: ${found}, expected ${expected}` : `: ${found}`;
  return `    ${kind} ${printable(field)}${kind === 'missing field' ? '' : types}`;
};

function linesOf({operation: {operationId}, outcome}: Result): string[] {
  if ('skipped' in outcome) return [`  ${operationId}: not called, ${outcome.skipped}`];
  if ('undocumented' in outcome) return [`  ${operationId}: not described, ${outcome.undocumented}`];
  if (outcome.differences.length === 0) return [`  ${operationId}: holds`];
  return [`  ${operationId}: differs`, ...outcome.differences.map(differenceLine)];
}

export const isDifferent = ({outcome}: Result): boolean =>
  'undocumented' in outcome || ('differences' in outcome && outcome.differences.length > 0);

const holds = ({outcome}: Result): boolean => 'differences' in outcome && outcome.differences.length === 0;

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

/** Follows the body of a response through its schema. @param observed whether values of a schema differ from it, by its pointer */
function observe(spec: Node, start: string, {response, outcome}: Result, observed: Map<string, boolean>): void {
  const differences = 'differences' in outcome ? outcome.differences : [];
  const visit = (schema: unknown, pointer: string, value: unknown, path: string): void => {
    if (!isNode(schema) || value === null) return;
    observed.set(pointer, differences.some(({field}) => isWithin(field, path)) || observed.get(pointer) === true);
    const {$ref, items} = schema;
    if (typeof $ref === 'string') visit(referred(spec, schema), $ref, value, path);
    for (const keyword of ['allOf', 'anyOf', 'oneOf'])
      listOf(schema, keyword).forEach((part, index) => visit(part, join(pointer, keyword, index), value, path));
    if (Array.isArray(value)) value.forEach((item) => visit(items, join(pointer, 'items'), item, `${path}[]`));
    if (!isNode(value)) return;
    for (const [name, field] of entriesOf(schema, 'properties'))
      if (Object.hasOwn(value, name))
        visit(field, join(pointer, 'properties', name), value[name], path ? `${path}.${name}` : name);
  };
  visit(keysOf(start).reduce<Node>(childOf, spec), `#${start}`, response?.body, '');
}

const TITLES: Readonly<Record<Verdict, string>> = {
  asDescribed: 'Sent as described. Drop the mark if that settles it',
  differs: 'Differs, see above. Correct the description',
  called: 'Called as described. Drop the mark if the call settles it',
  noValue: 'Still open. No response has a value',
};

/** What compared responses say about each statement that a call of their operations settles. Contains no values. */
export function formatVerdicts(spec: Spec & Node, results: readonly Result[]): string {
  const observed = new Map<string, boolean>();
  const compared = results.filter(({response}) => response !== undefined);
  for (const one of compared) {
    const {path, method} = one.operation;
    const schema = bodySchema(spec, responseAt(path, method, one.response?.status ?? 0));
    if (schema !== undefined) observe(spec, schema, one, observed);
  }
  const found = confirmingCalls(spec).flatMap(({operation: {operationId, method}, marks}) => {
    const own = compared.filter((one) => one.operation.operationId === operationId);
    const isDescribed = own.every(({outcome}) => 'differences' in outcome);
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
