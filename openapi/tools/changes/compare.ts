import {isDeepStrictEqual} from 'node:util';
import type {Change, ChangedValue, Impact, Release, SubjectChanges} from '../../model/changes';
import type {Node} from '../../model/node';
import {type Snapshot, contractOf, dayOf} from './snapshots';
import {type Fact, type Subject, subjectsIn} from './facts';
import {existsSync, readFileSync} from 'node:fs';
import type {ApiVersion} from '../../../src/config/apiVersions';
import {writeIn} from '../../../src/node/files';

/** A fact before and after. One of the two is absent if it was added or removed. */
interface Difference {
  readonly before?: Fact;
  readonly after?: Fact;
}

const keyOf = ({part, field, keyword}: Pick<Fact, 'part' | 'field' | 'keyword'>): string =>
  JSON.stringify([part, field, keyword]);

/** Facts by key. The values of several variants of a schema are a list. */
function byKey(facts: readonly Fact[] = []): ReadonlyMap<string, Fact> {
  const known = new Map<string, Fact>();
  for (const fact of facts) {
    const {value} = known.get(keyOf(fact)) ?? fact;
    known.set(keyOf(fact), {...fact, value: isDeepStrictEqual(value, fact.value) ? value : [value, fact.value].flat()});
  }
  return known;
}

const isWithin = (inner: readonly string[] = [], outer: readonly string[] = []): boolean =>
  inner.every((type) => outer.includes(type));

function typeImpact({before, after}: Difference, isOutput: boolean): Impact {
  if (isWithin(before?.types, after?.types) && isWithin(after?.types, before?.types)) return 'unclear';
  const [narrow, wide] = isOutput ? [after, before] : [before, after];
  return isWithin(narrow?.types, wide?.types) ? 'compatible' : 'breaking';
}

/** What a change means for callers: a response may become narrower and a request wider, but not the other way around. */
function impactOf({action, part, keyword = '', required}: Omit<Change, 'impact'>, difference: Difference): Impact {
  const isOutput = part?.in === 'response' || part?.in === 'delivery';
  const isAdded = action === 'add';
  const breaksIf = (isBreaking: boolean): Impact => (isBreaking ? 'breaking' : 'compatible');
  switch (keyword) {
    case '':
      return breaksIf(!isAdded || (!isOutput && required === true));
    case 'type':
      return typeImpact(difference, isOutput);
    case 'required':
      return breaksIf(isAdded !== isOutput);
    case 'enum':
      return breaksIf(isAdded === isOutput);
    case 'x-scopes':
      return breaksIf(isAdded);
    default:
      return /^(x-|deprecated$|operationId$|scopes$)/.test(keyword) ? 'compatible' : 'unclear';
  }
}

const without = (values: readonly ChangedValue[], others: readonly ChangedValue[]): readonly ChangedValue[] =>
  values.filter((value) => !others.some((other) => isDeepStrictEqual(other, value)));

/** What happened to a fact. The values of a list are compared one by one. */
function actionsOf({
  before,
  after,
}: Difference): Pick<Change, 'action' | 'keyword' | 'before' | 'after' | 'required'>[] {
  const {keyword = 'type', value = null, required} = after ?? {};
  if (!before) return [{action: 'add', keyword: after?.keyword, after: value, required}];
  if (!after) return [{action: 'remove', keyword: before.keyword, before: before.value}];
  if (before.keyword !== undefined && Array.isArray(before.value) && Array.isArray(value))
    return [
      {action: 'add' as const, keyword, after: without(value, before.value)},
      {action: 'remove' as const, keyword, before: without(before.value, value)},
    ].filter(({after: added = [], before: removed = []}) => added.length + removed.length > 0);
  return [
    ...(isDeepStrictEqual(before.value, value)
      ? []
      : [{action: 'replace' as const, keyword, before: before.value, after: value}]),
    ...(Boolean(before.required) === Boolean(required)
      ? []
      : [{action: required ? ('add' as const) : ('remove' as const), keyword: 'required'}]),
  ];
}

function changesOf(difference: Difference): Change[] {
  const {part, field = ''} = difference.after ?? difference.before ?? {};
  return actionsOf(difference).map((action) => {
    const change = {part, field, ...action};
    return {...change, impact: impactOf(change, difference)};
  });
}

function factChanges(older: ReadonlyMap<string, Fact>, newer: ReadonlyMap<string, Fact>): Change[] {
  const isOneSided = (key: string): boolean => older.has(key) !== newer.has(key);
  return [...new Map([...newer, ...older])]
    .filter(([, {part, owner}]) => owner === undefined || !isOneSided(keyOf({part, field: owner})))
    .flatMap(([key]) => changesOf({before: older.get(key), after: newer.get(key)}));
}

function subjectChanges(before: Subject | undefined, after: Subject | undefined): SubjectChanges[] {
  const about = after?.about ?? before?.about;
  if (!about) return [];
  // A page exists only for an operation of the newer description.
  if (!after) return [{...about, operationId: undefined, changes: [{action: 'remove', impact: 'breaking'}]}];
  if (!before) return [{...about, changes: [{action: 'add', impact: 'compatible'}]}];
  const changes = factChanges(byKey(before.facts), byKey(after.facts));
  return changes.length > 0 ? [{...about, changes}] : [];
}

/**
 * The differences between two descriptions that matter to API clients, by operation, in the order of the newer
 * description. Prose and examples are ignored.
 */
export function changesBetween(older: Node, newer: Node): readonly SubjectChanges[] {
  const before = subjectsIn(contractOf(older));
  const after = subjectsIn(contractOf(newer));
  return [...new Set([...after.keys(), ...before.keys()])].flatMap((name) =>
    subjectChanges(before.get(name), after.get(name)),
  );
}

/** File of the history between the steps of a build. */
const fileOf = ({id}: ApiVersion): string => `openapi/dist/changes/${id}.json`;

/** The releases of a version, newest first. @param corrections titles and texts of the snapshots that only correct the description, by name */
export function historyOf(
  snapshots: readonly Snapshot[],
  corrections: ReadonlyMap<string, Release['correction']> = new Map(),
): Release[] {
  const unknown = [...corrections.keys()].find((name) => !snapshots.some((snapshot) => snapshot.name === name));
  if (unknown !== undefined)
    throw new Error(`src/config/corrections.ts names ${unknown}, which isn't a snapshot. Correct it, or remove it.`);
  return snapshots
    .map(({name, contract}, index) => {
      const older = snapshots[index - 1];
      const correction = corrections.get(name);
      return {
        name,
        day: dayOf(name),
        ...(older && {subjects: changesBetween(older.contract, contract)}),
        ...(correction !== undefined && {correction}),
      };
    })
    .reverse();
}

/** Saves the history for later steps, because comparing takes seconds. */
export function writeHistory(version: ApiVersion, history: readonly Release[]): void {
  writeIn('.', fileOf(version), JSON.stringify(history));
}

/** @throws when the reference pages have not been generated */
export function readHistory(version: ApiVersion): readonly Release[] {
  const file = fileOf(version);
  if (!existsSync(file)) throw new Error(`There is no ${file}. Run npm run api:generate`);
  return JSON.parse(readFileSync(file, 'utf8')) as Release[];
}
