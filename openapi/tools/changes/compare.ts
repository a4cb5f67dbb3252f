import {apiCompare} from 'api-smart-diff';
import type {Change, ChangeKind, ChangedValue, SubjectChanges} from '../../model/changes';
import {METHODS} from '../../model/spec';
import {type Node, childOf, isNode} from '../../model/node';
import {EVENT, contractOf, withEventsAsPaths} from './contract';
import {type Difference, impactOf} from './impact';
import {type Location, type Step, locationOf} from './location';
import {typeAt} from './typeAt';

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

/** The types at a location before and after. */
function typesOf(
  location: Location,
  {path: [, path = '', method = '', ...steps]}: Diff,
  sides: Sides,
): Change['types'] {
  const typeIn = (document: Node) => typeAt(document, operationAt(document, path, method), steps, location);
  const before = typeIn(sides.before);
  const after = typeIn(sides.after);
  return {...(before !== undefined && {before}), ...(after !== undefined && {after})};
}

/** A change of a list of required fields is a change of the field that it names. */
function ofRequiredField(change: Change): Change {
  const {field, keyword, before, after, types: _, ...rest} = change;
  const name = after ?? before;
  if (keyword !== 'required' || typeof name !== 'string') return change;
  return {
    ...rest,
    field: field ? `${field}.${name}` : name,
    keyword,
    before: after === undefined,
    after: after !== undefined,
  };
}

function changeOf(diff: Diff, sides: Sides): Change {
  const {before, after} = sides;
  const [area, path = '', method = '', ...steps] = diff.path;
  const isOperation = area === 'paths';
  const [document, changed] = diff.action === 'add' ? [after, diff.after] : [before, diff.before];
  const location: Location = isOperation
    ? locationOf(steps, changed, operationAt(before, path, method), document)
    : {keyword: diff.path.join(' '), isResponse: false};
  const {part, field, keyword} = location;
  return ofRequiredField({
    kind: isOperation ? kindOf(steps, diff) : 'changed',
    impact: impactOf(diff.type, location, diff),
    action: diff.action,
    ...(part && {part}),
    ...(field !== undefined && {field}),
    ...(keyword !== undefined && {keyword}),
    ...(part && {types: typesOf(location, diff, sides)}),
    ...valuesOf(location, diff),
  });
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

/** Summaries, and the descriptions of scopes. */
const isProse = ({path, action}: Diff): boolean =>
  (path.length === 4 && path[3] === 'summary') ||
  (path[0] === 'components' && path.at(-2) === 'scopes' && action === 'replace');

/** Changes of shared parts are listed where they are used, except those of security schemes. */
const isShown = (diff: Diff): boolean => {
  const [first, second] = diff.path;
  return (
    !isProse(diff) &&
    first !== 'info' &&
    first !== 'openapi' &&
    (first !== 'components' || second === 'securitySchemes')
  );
};

/** Keywords whose values are compared one by one. */
const LISTS = new Set(['enum', 'x-known-values', 'x-special-values', 'x-webhook-events']);

const isInList = ({keyword = '', action}: Change): boolean => LISTS.has(keyword) && action !== 'replace';

const together = (one: ChangedValue | undefined, other: ChangedValue | undefined): ChangedValue | undefined =>
  one === undefined || other === undefined ? one : [...new Set([one, other].flat())];

/** Changes without duplicates, because a part can use the same schema twice. Values of a list that were added share a change, as do removed ones. */
function distinct(changes: readonly Change[]): Change[] {
  const known = new Map<string, Change>();
  for (const change of changes) {
    const {before, after} = change;
    const values = isInList(change) ? {before: undefined, after: undefined} : {};
    const key = JSON.stringify({...change, kind: undefined, impact: undefined, ...values});
    const first = known.get(key);
    if (!first) known.set(key, change);
    else if (isInList(change))
      known.set(key, {...first, before: together(first.before, before), after: together(first.after, after)});
  }
  return [...known.values()];
}

/**
 * The differences between two descriptions that matter to API clients, by operation, in the order of the newer
 * description. Prose and examples are ignored.
 */
export function changesBetween(older: Node, newer: Node): readonly SubjectChanges[] {
  const sides = {before: withEventsAsPaths(contractOf(older)), after: withEventsAsPaths(contractOf(newer))};
  const {diffs} = apiCompare(sides.before, sides.after) as unknown as {diffs: readonly Diff[]};
  const subjects = new Map<string, SubjectChanges>();
  for (const diff of diffs.filter(isShown).flatMap(perOperation)) {
    const about = subjectOf(diff, sides);
    const known = subjects.get(about.subject)?.changes ?? [];
    subjects.set(about.subject, {...about, changes: [...known, changeOf(diff, sides)]});
  }
  return [...subjects.values()].map(({changes, ...about}) => ({...about, changes: distinct(changes)}));
}
