import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import type {Finding} from '../../../src/features/response-comparison/core/finding';
import type {Report} from '../../../src/features/response-comparison/core/report';
import {dereference} from '../../model/dereference';
import {type Node, join} from '../../model/node';
import {shapeOf} from '../../model/shape';
import {JSON_TYPE, type PlacedOperation, type Schema, type Spec, operationsOf} from '../../model/spec';
import {nameAt} from '../unverified/confirmingCalls';
import {findingWords, printable} from './report';
import {type Part, find, followed, inside, partAt, schemasAlong, stepsOf} from './schemaPath';

/** Whether an object must have a field. */
const requires = (spec: Spec, {node}: Part, name: string): boolean =>
  shapeOf(dereference(spec, node as Schema)).required?.includes(name) === true;

/** Whether a value of a part can be what was found. */
function allows(spec: Spec, {kind, found}: Pick<Finding, 'kind' | 'found'>, part: Part): boolean {
  const {nullable, types, ...shape} = shapeOf(dereference(spec, part.node as Schema));
  switch (kind) {
    case 'unexpected null':
      return nullable || types.length === 0;
    case 'other type':
      return types.length === 0 || found.split(' or ').every((one) => types.includes(one));
    case 'other value':
      return shape.enum === undefined && shape.const === undefined;
    case 'other format':
      return shape.format === undefined;
    default:
      return false;
  }
}

type Fix = (row: Pick<Finding, 'expected' | 'found'>, name: string) => string;

const FIXES: Readonly<Record<Finding['kind'], Fix>> = {
  'unknown status': ({found}) => `Add the response ${found}`,
  'unknown field': ({found}, name) => `Add the field \`${name}\` with the type ${found}`,
  'missing field': (_, name) => `Remove \`${name}\` from \`required\``,
  'unexpected null': ({expected}) => `Allow null: \`type: [${expected}, 'null']\`, without \`x-never-null\``,
  'other type': ({expected, found}) => `Change the type ${expected} to ${found}, or allow both`,
  'other value': () => 'Add the value to `enum`, or write `x-known-values` in its place',
  'other format': ({expected}) => `Remove the format ${expected}, or correct it`,
  'new value': () => 'Add the value to `x-known-values`',
  'open statement': () => 'Drop `x-unverified` if that settles it',
};

/** Names of the files of a version by schema, and by operation. */
function sourceFiles(version: string): (name: string) => string {
  const folder = `openapi/${version}`;
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith('.yaml'));
  return (name) => {
    const [id = ''] = name.split(/[ .]/);
    const file =
      files.find((one) => path.basename(one, '.yaml') === id) ??
      files.find((one) => readFileSync(path.join(folder, one), 'utf8').includes(`operationId: ${id}\n`));
    return file === undefined ? folder : path.posix.join(folder, file.replaceAll('\\', '/'));
  };
}

/** The operation of a report. @throws with the fix when the description has none with its ID */
function operationIn(spec: Spec, {operation, api}: Report): PlacedOperation {
  const found = operationsOf(spec).find(({operationId}) => operationId === operation);
  if (!found)
    throw new Error(
      `API ${printable(api)} has no operation ${printable(operation)}. Check \`operation\` and \`api\` of the report.`,
    );
  return found;
}

/** A finding of a report: the part of the description, what was found there, and what would change. Undefined if nothing would. */
interface Proposal {
  readonly part: Part;
  readonly words: string;
  readonly change: string | undefined;
}

/** The parts of the description that a report is about. */
class Described {
  private readonly operation: Part;
  readonly response: Part | undefined;
  private readonly body: Part | undefined;

  constructor(
    private readonly spec: Spec & Node,
    {path: template, method}: PlacedOperation,
    status: number,
  ) {
    this.operation = partAt(spec, `#${join('', 'paths', template, method)}`);
    this.response = inside(this.operation, 'responses', String(status));
    this.body = this.response && find(spec, this.response, 'content', JSON_TYPE, 'schema');
  }

  /** The nearest described part. */
  private nearest(parts: readonly Part[]): Part {
    return parts.at(-1) ?? this.response ?? this.operation;
  }

  /** The part with a statement that is still open. */
  private marked({path: at, expected}: Report['findings'][number]): Part | undefined {
    const nearest = schemasAlong(this.spec, this.body, at).slice(-1);
    const parts = [...nearest.flatMap((part) => [part, followed(this.spec, part)]), this.response, this.operation];
    return parts.find((part) => part?.node['x-unverified'] === expected);
  }

  proposal(row: Report['findings'][number]): Proposal {
    const {kind, path: at} = row;
    const steps = stepsOf(at);
    const along = schemasAlong(this.spec, this.body, at);
    const name = steps.at(-1) ?? '';
    const isWhole = along.length > steps.length;
    const isOfOwner = steps.length > 0 && (kind === 'missing field' || kind === 'unknown field');
    const marked = kind === 'open statement' ? this.marked(row) : undefined;
    const owner = isOfOwner ? followed(this.spec, this.nearest(along.slice(0, steps.length))) : undefined;
    const part = marked ?? owner ?? this.nearest(along);
    const isSettled: Readonly<Partial<Record<Finding['kind'], () => boolean>>> = {
      'unknown status': () => this.response !== undefined,
      'unknown field': () => isWhole,
      'missing field': () => !requires(this.spec, part, name),
      'open statement': () => marked === undefined,
    };
    const settled = isSettled[kind]?.() ?? (isWhole && allows(this.spec, row, part));
    return {part, words: findingWords(row), change: settled ? undefined : FIXES[kind](row, name)};
  }
}

/** What a report would change in the description, as lines, and how many changes these are. Nothing is written. */
export function proposals(
  spec: Spec & Node,
  report: Report,
): {readonly lines: readonly string[]; readonly count: number} {
  const {operation, status, date, site, findings} = report;
  const fileOf = sourceFiles(report.api);
  const described = new Described(spec, operationIn(spec, report), status);
  const all = findings.map((row) => described.proposal(row));
  const lines = all.flatMap(({part, words, change = 'Nothing to change, the description has it now'}) => {
    const name = nameAt(spec, part.pointer);
    return [`  ${name} (${fileOf(name)})`, `    ${words}`, `    ${printable(change)}.`];
  });
  const title = `${operation}, status ${String(status)}, ${date}, site ${site}:`;
  return {lines: [printable(title), ...lines], count: all.filter(({change}) => change !== undefined).length};
}
