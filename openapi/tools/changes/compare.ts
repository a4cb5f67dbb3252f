import {apiCompare} from 'api-smart-diff';
import type {Change, ChangeKind, ChangedValue, SubjectChanges} from '../../model/changes';
import {METHODS} from '../../model/spec';
import {type Node, childOf, isNode} from '../../model/node';
import {EVENT, contractOf, withEventsAsPaths} from './contract';
import {type Difference, impactOf} from './impact';
import {type Location, type Step, locationOf} from './location';
import {withoutUnchangedPaths} from './withoutUnchangedPaths';

interface Diff extends Difference {
  readonly path: readonly Step[];
  readonly type: string;
}

interface Sides {
  readonly before: Node;
  readonly after: Node;
}

const operationAt = (document: Node, path: Step, method: Step): Node =>
  childOf(childOf(childOf(document, 'paths'), String(path)), String(method));

const kindOf = (steps: readonly Step[], {action}: Diff): ChangeKind => {
  if (steps.length === 0) return action === 'add' ? 'added' : 'removed';
  if (steps.at(-1) === 'deprecated' && action !== 'remove') return 'deprecated';
  return 'changed';
};

/** Splits an added or removed path into its operations. */
function perOperation(diff: Diff): Diff[] {
  const {path, before, after} = diff;
  if (path[0] !== 'paths' || path.length !== 2) return [diff];
  return METHODS.filter((method) => method in ((after ?? before) as Node)).map((method) => ({
    ...diff,
    path: [...path, method],
  }));
}

function valueOf(value: unknown): ChangedValue {
  if (Array.isArray(value)) return value.map(valueOf);
  if (!isNode(value)) return value as ChangedValue;
  return typeof value.$ref === 'string' ? {ref: value.$ref.split('/').at(-1) ?? ''} : {};
}

/** The old and new value of a keyword. For an added part or field, only whether it is required. */
function valuesOf({keyword}: Location, {action, before, after}: Diff): Pick<Change, 'before' | 'after' | 'required'> {
  if (keyword === undefined && action !== 'rename')
    return action === 'add' && isNode(after) && after.required === true ? {required: true} : {};
  return {
    ...(before !== undefined && {before: valueOf(before)}),
    ...(after !== undefined && {after: valueOf(after)}),
  };
}

function changeOf(diff: Diff, {before, after}: Sides): Change {
  const [area, path = '', method = '', ...steps] = diff.path;
  const isOperation = area === 'paths';
  const [document, changed] = diff.action === 'add' ? [after, diff.after] : [before, diff.before];
  const location: Location = isOperation
    ? locationOf(steps, changed, operationAt(before, path, method), document)
    : {keyword: diff.path.join(' '), isResponse: false};
  const {part, field, keyword} = location;
  return {
    kind: isOperation ? kindOf(steps, diff) : 'changed',
    impact: impactOf(diff.type, location, diff),
    action: diff.action,
    ...(part && {part}),
    ...(field !== undefined && {field}),
    ...(keyword !== undefined && {keyword}),
    ...valuesOf(location, diff),
  };
}

function subjectOf({path: [area, path = '', method = '']}: Diff, sides: Sides): Omit<SubjectChanges, 'changes'> {
  if (area !== 'paths') return {kind: 'api', subject: 'API', summary: ''};
  const ofNew = operationAt(sides.after, path, method);
  const operation = 'operationId' in ofNew ? ofNew : operationAt(sides.before, path, method);
  const summary = typeof operation.summary === 'string' ? operation.summary : '';
  const name = String(path);
  if (name.startsWith(EVENT)) return {kind: 'event', subject: name.slice(EVENT.length), summary};
  return {
    kind: 'operation',
    subject: `${String(method).toUpperCase()} ${name}`,
    summary,
    ...('operationId' in ofNew && {operationId: String(operation.operationId)}),
  };
}

/** Changes of shared parts are listed where they are used, except those of security schemes. */
const isListed = ({path: [first, second]}: Diff): boolean =>
  first !== 'info' && first !== 'openapi' && (first !== 'components' || second === 'securitySchemes');

/** Ignores kind and impact, because a part can use the same schema twice. */
const keyOf = (change: Change): string => JSON.stringify({...change, kind: undefined, impact: undefined});

/**
 * The differences between two descriptions that matter to API clients, by operation, in the order of the newer
 * description. Prose and examples are ignored.
 */
export function changesBetween(older: Node, newer: Node): readonly SubjectChanges[] {
  const sides = {before: withEventsAsPaths(contractOf(older)), after: withEventsAsPaths(contractOf(newer))};
  const reduced = withoutUnchangedPaths(sides);
  const {diffs} = apiCompare(reduced.before, reduced.after) as unknown as {diffs: readonly Diff[]};
  const subjects = new Map<string, SubjectChanges>();
  for (const diff of diffs.filter(isListed).flatMap(perOperation)) {
    const about = subjectOf(diff, sides);
    const known = subjects.get(about.subject)?.changes ?? [];
    const change = changeOf(diff, sides);
    if (known.some((other) => keyOf(other) === keyOf(change))) continue;
    subjects.set(about.subject, {...about, changes: [...known, change]});
  }
  return [...subjects.values()];
}
