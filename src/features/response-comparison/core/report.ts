import {isObject} from '../../../utils/isObject';
import {parsedJson} from '../../../utils/parsedJson';
import {type Finding, KINDS} from './finding';

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
  readonly findings: readonly Omit<Finding, 'anchor' | 'source'>[];
}

/** The text of *Copy report*. Each field is named here, so that nothing else gets into it. */
export const reportText = (
  {operation, api, status, date, site}: Omit<Report, 'findings'>,
  findings: readonly Finding[],
): string => {
  const rows = findings.map(({kind, path, expected, found, count}) => ({kind, path, expected, found, count}));
  return JSON.stringify({operation, api, status, date, site, findings: rows}, null, 2);
};

type Types = Readonly<Record<string, 'string' | 'number'>>;

const HEAD: Types = {operation: 'string', api: 'string', status: 'number', date: 'string', site: 'string'};
const FINDING: Types = {kind: 'string', path: 'string', expected: 'string', found: 'string', count: 'number'};

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
  const {findings} = report;
  if (!Array.isArray(findings)) return fail('needs a list in `findings`');
  const wrong = findings.map((row) => wrongField(row, FINDING)).find((one) => one !== undefined);
  if (wrong !== undefined) return fail(`needs a ${FINDING[wrong] ?? ''} in \`${wrong}\` of each finding`);
  if (!findings.every(isKnownKind)) return fail(`has a kind other than ${KINDS.join(', ')}`);
  return report as unknown as Report;
}
