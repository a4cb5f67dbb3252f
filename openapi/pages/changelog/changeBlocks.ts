import {guideUrls} from '../../../src/config/routes';
import type {Change, ChangedPart, ChangedValue, Impact, Release, SubjectChanges} from '../../model/changes';
import type {PlacedOperation} from '../../model/spec';
import type {ChangeEntry, ChangeLabelKind, ChangeLine, ChangeListBlock, Markdown} from '../page';
import {say, sayCount} from '../formatMessage';
import {type ClaimAnchor, pageAnchors} from '../sections';
import {type Version, pageUrl, slugOf} from '../version';
import {code} from '../inlineMarkdown';
import {adviceOn} from './advice';

/** A change of one operation or event, as text. */
interface Line {
  readonly kind: Exclude<ChangeLabelKind, 'corrected'>;
  readonly impact: Impact;
  readonly text: Markdown;
  readonly change: Change;
  /** Equal for the same change of the same record, whether it is returned alone, in a list, or in a delivery. */
  readonly key: string;
}

/** Longer values are truncated. */
const LONGEST = 60;
/** Maximum number of values in a line. Others are counted. */
const MOST = 12;

function shown(value: ChangedValue = null): Markdown {
  if (Array.isArray(value)) {
    const values = (value as readonly ChangedValue[]).slice(0, MOST).map(shown).join(', ');
    return value.length > MOST ? say('change.more', {values, count: value.length - MOST}) : values;
  }
  const text = String(value);
  return `\`${text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text}\``;
}

function wholeWords({action, required, before, after}: Change): Markdown {
  const what = say(action === 'remove' ? 'change.removed' : required ? 'change.newRequired' : 'change.new');
  const type = before ?? after;
  return type === undefined ? what : say('change.withType', {what, type: shown(type)});
}

/** What happened to an operation, a part, a field, or a keyword. An extension is named without its hyphens: `known values`. */
function whatChanged(change: Change): Markdown {
  const {action, keyword, before, after} = change;
  if (keyword === undefined) return wholeWords(change);
  const values = {keyword: keyword.replace(/^x-/, '').replaceAll('-', ' '), before: shown(before), after: shown(after)};
  if (keyword === 'type') return say('change.types', values);
  if (keyword === 'deprecated') return say(action === 'remove' ? 'change.notDeprecated' : 'change.deprecated');
  if (keyword === 'required') return say(action === 'remove' ? 'change.notRequired' : 'change.required');
  return say(({add: 'change.with', remove: 'change.without', replace: 'change.inPlace'} as const)[action], values);
}

const partWords = ({in: location, name = '', status = ''}: ChangedPart): Markdown =>
  say(`change.part.${location}`, {name: code(name), status});

function changeWords(change: Change): Markdown {
  const {part, field} = change;
  const subject = [part && partWords(part), field && code(field)].filter(Boolean).join(', ');
  const what = whatChanged(change);
  return subject === '' ? what.replace(/\p{L}/u, (letter) => letter.toUpperCase()) : say('change.at', {subject, what});
}

/** A changed keyword is a change of the field that has it. */
function kindOf({part, action, keyword}: Change): Line['kind'] {
  if (!part && keyword === 'deprecated' && action !== 'remove') return 'deprecated';
  if (keyword !== undefined) return 'changed';
  return action === 'add' ? 'added' : 'removed';
}

const hasRecord = ({in: location, status = ''}: ChangedPart): boolean =>
  location === 'delivery' || (location === 'response' && status.startsWith('2'));

function lineOf(change: Change): Line {
  const {part, field = '', impact} = change;
  // The record of a response is its `data`, or an item of it.
  const inRecord = field.replace(/^data(?:\[\])?(?:\.|$)/, '');
  const place = part && hasRecord(part) ? ['record', inRecord] : [part && partWords(part), field];
  const kind = kindOf(change);
  return {kind, impact, change, text: changeWords(change), key: JSON.stringify([kind, ...place, whatChanged(change)])};
}

/** From harmless to serious. */
const IMPACTS: readonly Impact[] = ['compatible', 'unclear', 'breaking'];

/** The changes of an operation or event. Those with the same text are one, with the most serious impact. */
export function linesOf({changes}: SubjectChanges): Line[] {
  const lines = new Map<string, Line>();
  for (const line of changes.map(lineOf)) {
    const known = lines.get(line.key);
    if (!known || IMPACTS.indexOf(line.impact) > IMPACTS.indexOf(known.impact)) lines.set(line.key, line);
  }
  return [...lines.values()];
}

/** The current operations and events, which entries link to. */
export interface Subjects {
  readonly version: Version;
  readonly operations: ReadonlyMap<string, Pick<PlacedOperation, 'tags' | 'path'>>;
  /** With the IDs of the resources that they deliver records of. */
  readonly events: ReadonlyMap<string, readonly string[]>;
  /** Resources that an entry of the page is about already. */
  readonly seen: Set<string>;
}

interface Shared {
  readonly line: Line;
  readonly subjects: SubjectChanges[];
}

const KINDS: readonly ChangeLabelKind[] = ['added', 'changed', 'deprecated', 'removed', 'corrected'];

/** Items by a key, in the order of their first one. */
function groupedBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): [string, Item[]][] {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return [...groups];
}

/** Each line of a release once, with all that have it. The text is that of the first. */
export function sharedLines(subjects: readonly SubjectChanges[]): Shared[] {
  const lines = subjects.flatMap((subject) => linesOf(subject).map((line) => ({line, subject})));
  return groupedBy(lines, ({line}) => line.key).flatMap(([, [first, ...others]]) =>
    first ? [{line: first.line, subjects: [first, ...others].map(({subject}) => subject)}] : [],
  );
}

function urlOf({kind, subject, operationId}: SubjectChanges, {version, operations, events}: Subjects) {
  if (kind === 'event') return events.has(subject) ? `${guideUrls.webhookEvents}#${subject}` : undefined;
  return operationId !== undefined && operations.has(operationId) ? pageUrl(version, operationId) : undefined;
}

/** The name of the resource that all of the subjects belong to. Events follow the operations that return their record. */
function resourceOf(subjects: readonly SubjectChanges[], {operations}: Subjects): string {
  if (subjects.some(({kind}) => kind === 'api')) return say('changelog.allOperations');
  const own = subjects.filter(({kind}) => kind === 'operation');
  if (own.length === 0) return say('heading.events');
  const names = new Set(own.map(({operationId = ''}) => operations.get(operationId)?.tags?.[0]));
  const [name] = names;
  return names.size > 1 ? say('changelog.severalResources') : (name ?? say('changelog.removedOperations'));
}

/** The part of a path before its first parameter, which the operations of a resource share: `/v2/people`. */
const folderOf = (path = ''): string => path.replace(/(?:\.json|\/|\{.*)+$/, '');

/** IDs of the resources that a subject belongs to. A removed operation belongs to that of the operations next to it. */
function resourcesOf({kind, subject, operationId = ''}: SubjectChanges, {operations, events}: Subjects) {
  if (kind !== 'operation') return events.get(subject) ?? [];
  const isNext = ({path}: {readonly path: string}): boolean => folderOf(path) === folderOf(subject.split(' ')[1]);
  const {tags = []} = operations.get(operationId) ?? [...operations.values()].find(isNext) ?? {};
  return tags.slice(0, 1).map(slugOf);
}

/** Those of the IDs that are not known yet, which are known afterward. */
function firstIn(seen: Set<string>, ids: readonly string[]): string[] {
  const first = ids.filter((id) => !seen.has(id));
  for (const id of first) seen.add(id);
  return first;
}

/** The label of the strongest effect on clients. Corrections have none, because the API stays the same. */
function breakingIn(lines: readonly Line[], isCorrection: boolean): {readonly breaking?: string} {
  const impact = (['breaking', 'unclear'] as const).find((one) => lines.some((line) => line.impact === one));
  return impact === undefined || isCorrection ? {} : {breaking: say(`change.tag.${impact}`)};
}

function nameOf({kind, summary}: SubjectChanges): string {
  if (kind === 'api') return say('changelog.allOperations');
  return kind === 'event' ? say('changelog.event', {summary}) : summary;
}

function entryOf(shared: readonly Shared[], {name: release, correction}: Release, known: Subjects, claim: ClaimAnchor) {
  const subjects = shared[0]?.subjects ?? [];
  const [first, ...others] = subjects;
  if (!first) return [];
  const isCorrection = correction !== undefined;
  const lines = shared.map(({line}) => line);
  const resources = [...new Set(subjects.flatMap((one) => resourcesOf(one, known)))];
  const count = sayCount(isCorrection ? 'changelog.corrected' : 'changelog.count', lines.length);
  const entry: ChangeEntry = {
    anchor: claim(`${release}-${first.operationId ?? slugOf(first.subject)}`),
    name: nameOf(first),
    note: others.length > 0 ? say('changelog.andOthers', {others: others.length, count}) : count,
    ...breakingIn(lines, isCorrection),
    subjects: subjects.map((one) => ({subject: one.subject, url: urlOf(one, known)})),
    ...(others.length > 0 && {same: sayCount('changelog.same', subjects.length)}),
    resources,
    firstOf: firstIn(known.seen, resources),
    advice: adviceOn(
      lines.map(({change}) => change),
      isCorrection,
    ),
    lines: lines.map((line): ChangeLine => ({text: line.text, ...breakingIn([line], isCorrection)})),
  };
  return [entry];
}

/** The changes of a release by kind and resource. What several operations have in common is an entry of its own. */
export function changeBlocks(release: Release, known: Subjects): ChangeListBlock[] {
  const claim = pageAnchors();
  const kindOf = ({line}: Shared): ChangeLabelKind => (release.correction ? 'corrected' : line.kind);
  const all = sharedLines(release.subjects ?? []);
  return KINDS.flatMap((kind) => {
    const entries = groupedBy(
      all.filter((shared) => kindOf(shared) === kind),
      ({subjects}) => subjects.map(({subject}) => subject).join('\n'),
    );
    const groups = groupedBy(entries, ([, [first]]) => resourceOf(first?.subjects ?? [], known)).map(([name, own]) => ({
      name,
      entries: own.flatMap(([, shared]) => entryOf(shared, release, known, claim)),
    }));
    return groups.length > 0 ? [{type: 'changes', kind, label: say(`change.tag.${kind}`), groups}] : [];
  });
}
