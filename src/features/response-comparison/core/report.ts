import {isObject} from '../../../utils/isObject';
import {parsedJson} from '../../../utils/parsedJson';
import {KINDS} from './compareValue';
import type {Comparison, Difference, NewValue, OpenStatement} from './compareResponse';

type Row<T> = Omit<T, 'anchor' | 'source'>;

/** How a response compares with its description, for people and for `npm run spec -- record`. It has no value, ID or token. */
export interface Report {
  /** ID of the operation: `people-index`. */
  readonly operation: string;
  /** ID of the version: `v2`. */
  readonly api: string;
  readonly status: number;
  /** Day of the response: `2026-11-29`. */
  readonly date: string;
  /** Version of the site, whose description it was compared with. */
  readonly site: string;
  readonly differences: readonly Row<Difference>[];
  readonly notes: readonly Row<NewValue>[];
  readonly statements: readonly Row<OpenStatement>[];
}

export type ReportHead = Pick<Report, 'operation' | 'api' | 'status' | 'date' | 'site'>;

const differenceRow = ({kind, ...row}: Difference): Row<Difference> => ({kind, ...noteRow(row)});
const noteRow = ({path, expected, found, count}: NewValue): Row<NewValue> => ({path, expected, found, count});
const statementRow = ({path, what, found}: OpenStatement): Row<OpenStatement> => ({path, what, found});

/** The text of *Copy report*. Each field is named here, so that nothing else gets into it. */
export function reportText(
  {operation, api, status, date, site}: ReportHead,
  {differences, notes, statements}: Comparison,
): string {
  const report: Report = {
    ...{operation, api, status, date, site},
    differences: differences.map(differenceRow),
    notes: notes.map(noteRow),
    statements: statements.map(statementRow),
  };
  return JSON.stringify(report, null, 2);
}

type Types = Readonly<Record<string, 'string' | 'number'>>;

const HEAD: Types = {operation: 'string', api: 'string', status: 'number', date: 'string', site: 'string'};
const NOTE: Types = {path: 'string', expected: 'string', found: 'string', count: 'number'};
const LISTS: Readonly<Record<string, Types>> = {
  differences: {kind: 'string', ...NOTE},
  notes: NOTE,
  statements: {path: 'string', what: 'string', found: 'string'},
};

/** The first field that isn't of its type. */
const wrongField = (part: unknown, types: Types): string | undefined =>
  Object.keys(types).find((name) => !isObject(part) || typeof part[name] !== types[name]);

const isKnownKind = (row: unknown): boolean => isObject(row) && (KINDS as readonly unknown[]).includes(row.kind);

/** The report in a text that can have words around it. @throws with what is wrong and the fix */
export function readReport(text: string): Report {
  const fail = (problem: string): never => {
    throw new Error(`The report ${problem}. Copy it again with Copy report, and pass it whole.`);
  };
  const report = parsedJson(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1));
  if (!isObject(report)) return fail('is not JSON');
  const field = wrongField(report, HEAD);
  if (field !== undefined) return fail(`needs a ${HEAD[field] ?? ''} in \`${field}\``);
  for (const [name, types] of Object.entries(LISTS)) {
    const rows = report[name];
    if (!Array.isArray(rows)) return fail(`needs a list in \`${name}\``);
    const wrong = rows.map((row) => wrongField(row, types)).find((one) => one !== undefined);
    if (wrong !== undefined) return fail(`needs a ${types[wrong] ?? ''} in \`${wrong}\` of each entry of \`${name}\``);
    if (name === 'differences' && !rows.every(isKnownKind)) return fail(`has a kind other than ${KINDS.join(', ')}`);
  }
  return report as unknown as Report;
}
