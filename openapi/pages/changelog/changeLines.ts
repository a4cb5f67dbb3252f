import type {Change, ChangedPart, Impact, SubjectChanges} from '../../model/changes';
import type {ChangeLabelKind, Markdown} from '../page';
import {changeWords, partWords, whatChanged} from './changeWords';

/** A change of one operation or event, as text. */
export interface Line {
  readonly kind: Exclude<ChangeLabelKind, 'corrected'>;
  readonly impact: Impact;
  readonly text: Markdown;
  /** Equal for the same change of the same record, whether it is returned alone, in a list, or in a delivery. */
  readonly key: string;
}

/** A changed keyword is a change of the field that has it. */
function kindOf({kind, action, keyword}: Change): Line['kind'] {
  if (kind === 'deprecated') return kind;
  if (keyword !== undefined) return 'changed';
  return action === 'add' ? 'added' : action === 'remove' ? 'removed' : 'changed';
}

const hasRecord = ({in: location, status = ''}: ChangedPart): boolean =>
  location === 'delivery' || (location === 'response' && status.startsWith('2'));

/** The record of a response is its `data`, or an item of it. */
const inRecord = (field: string): string => field.replace(/^data(?:\[\])?(?:\.|$)/, '');

function lineOf(change: Change): Line {
  const {part, field = '', impact} = change;
  const place = part && hasRecord(part) ? ['record', inRecord(field)] : [part && partWords(part), field];
  const kind = kindOf(change);
  return {kind, impact, text: changeWords(change), key: JSON.stringify([kind, ...place, whatChanged(change)])};
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
