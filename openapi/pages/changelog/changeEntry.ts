import {guideUrls} from '../../../src/config/routes';
import type {Change, Release, SubjectChanges} from '../../model/changes';
import type {PlacedOperation} from '../../model/spec';
import type {ChangeEntry, ChangeTag, ChangeTagKind} from '../page';
import {say, sayCount} from '../say';
import {type Version, pageUrl, slugOf} from '../version';
import {subjectWords} from './changeWords';
import {foldChanges} from './foldChanges';

/** The current operations and events, which entries link to. */
export interface Subjects {
  readonly version: Version;
  readonly operations: ReadonlyMap<string, Pick<PlacedOperation, 'tags'>>;
  /** Names of webhook events. */
  readonly events: ReadonlySet<string>;
}

const tag = (kind: ChangeTagKind): ChangeTag => ({kind, text: say(`change.tag.${kind}`)});

/** The kind of a change. A changed keyword counts as a change of the schema that has it. */
function kindOf({kind, action, keyword}: Change): ChangeTagKind {
  if (kind === 'deprecated') return kind;
  if (keyword !== undefined) return 'changed';
  return action === 'add' ? 'added' : action === 'remove' ? 'removed' : 'changed';
}

const tagsOf = (change: Change): ChangeTag[] => [
  ...(change.impact === 'compatible' ? [] : [tag(change.impact)]),
  tag(kindOf(change)),
];

const unique = (tags: readonly ChangeTag[]): ChangeTag[] => [...new Map(tags.map((one) => [one.kind, one])).values()];

/** URL of a subject. Undefined if it no longer exists. */
function urlOf({kind, subject, operationId}: SubjectChanges, {version, operations, events}: Subjects) {
  if (kind === 'event') return events.has(subject) ? `${guideUrls.webhookEvents}#${subject}` : undefined;
  return operationId !== undefined && operations.has(operationId) ? pageUrl(version, operationId) : undefined;
}

/** An entry of the changelog. A correction has only a count, because a corrected record affects every operation that returns it. */
export function changeEntry(
  changed: SubjectChanges,
  {name: release, correction}: Release,
  known: Subjects,
): ChangeEntry {
  const {subject, operationId, changes} = changed;
  const url = urlOf(changed, known);
  const [resource] = known.operations.get(operationId ?? '')?.tags ?? [];
  const lines = correction ? [] : foldChanges(changes).map(({change, text}) => ({tags: tagsOf(change), text}));
  return {
    anchor: `${release}-${operationId ?? slugOf(subject)}`,
    subject,
    name: subjectWords(changed),
    ...(url !== undefined && {url}),
    ...(resource !== undefined && {resource}),
    tags: correction ? [tag('corrected')] : unique(lines.flatMap(({tags}) => tags)),
    ...(correction && {note: sayCount('changelog.corrected', changes.length)}),
    changes: lines,
  };
}
