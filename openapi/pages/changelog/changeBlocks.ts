import {guideUrls} from '../../../src/config/routes';
import type {Release, SubjectChanges} from '../../model/changes';
import type {PlacedOperation} from '../../model/spec';
import type {ChangeEntry, ChangeGroup, ChangeLabelKind, ChangeLine, ChangeListBlock, ChangeSubject} from '../page';
import {say, sayCount} from '../say';
import {type ClaimAnchor, pageAnchors} from '../anchors';
import {type Version, pageUrl, slugOf} from '../version';
import {type Line, linesOf} from './changeLines';

/** The current operations and events, which entries link to. */
export interface Subjects {
  readonly version: Version;
  readonly operations: ReadonlyMap<string, Pick<PlacedOperation, 'tags'>>;
  readonly events: ReadonlySet<string>;
}

interface Shared {
  readonly line: Line;
  readonly subjects: SubjectChanges[];
}

/** Kinds of changes in their order on the page. */
const KINDS: readonly ChangeLabelKind[] = ['added', 'changed', 'deprecated', 'removed', 'corrected'];

/** Items by a key, in the order of their first one. */
function groupedBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): [string, Item[]][] {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return [...groups];
}

/** Each line of a release once, with all that have it. The text is that of the first. */
export function sharedLines(subjects: readonly SubjectChanges[]): Shared[] {
  const lines = subjects.flatMap((subject) => linesOf(subject).map((line) => ({line, subject})));
  return groupedBy(lines, ({line}) => line.key).flatMap(([, [first, ...others]]) =>
    first ? [{line: first.line, subjects: [first, ...others].map(({subject}) => subject)}] : [],
  );
}

/** URL of a subject. Undefined if it no longer exists. */
function urlOf({kind, subject, operationId}: SubjectChanges, {version, operations, events}: Subjects) {
  if (kind === 'event') return events.has(subject) ? `${guideUrls.webhookEvents}#${subject}` : undefined;
  return operationId !== undefined && operations.has(operationId) ? pageUrl(version, operationId) : undefined;
}

const subjectOf = (changed: SubjectChanges, known: Subjects): ChangeSubject => {
  const url = urlOf(changed, known);
  return {subject: changed.subject, ...(url !== undefined && {url})};
};

/** The name of the resource that all of the subjects belong to. Events follow the operations that return their record. */
function resourceOf(subjects: readonly SubjectChanges[], {operations}: Subjects): string {
  if (subjects.some(({kind}) => kind === 'api')) return say('changelog.allOperations');
  const own = subjects.filter(({kind}) => kind === 'operation');
  if (own.length === 0) return say('changelog.events');
  const names = new Set(own.map(({operationId = ''}) => operations.get(operationId)?.tags?.[0]));
  const [name] = names;
  return names.size > 1 ? say('changelog.severalResources') : (name ?? say('changelog.removedOperations'));
}

/** The label of the strongest effect on clients. Corrections have none, because the API stays the same. */
function breakingIn(lines: readonly Line[], isCorrection: boolean): {readonly breaking?: string} {
  const impact = (['breaking', 'unclear'] as const).find((one) => lines.some((line) => line.impact === one));
  return impact === undefined || isCorrection ? {} : {breaking: say(`change.tag.${impact}`)};
}

/** The summary of the changed operation or event. */
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
  const count = sayCount(isCorrection ? 'changelog.corrected' : 'changelog.count', lines.length);
  const entry: ChangeEntry = {
    anchor: claim(`${release}-${first.operationId ?? slugOf(first.subject)}`),
    name: nameOf(first),
    note: others.length > 0 ? say('changelog.andOthers', {others: others.length, count}) : count,
    ...breakingIn(lines, isCorrection),
    subjects: subjects.map((subject) => subjectOf(subject, known)),
    ...(others.length > 0 && {same: sayCount('changelog.same', subjects.length)}),
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
    const groups = groupedBy(entries, ([, [first]]) => resourceOf(first?.subjects ?? [], known)).map(
      ([name, own]): ChangeGroup => ({
        name,
        entries: own.flatMap(([, shared]) => entryOf(shared, release, known, claim)),
      }),
    );
    return groups.length > 0 ? [{type: 'changes', kind, label: say(`change.tag.${kind}`), groups}] : [];
  });
}
