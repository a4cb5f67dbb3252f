import type {Change, ChangedPart, ChangedValue, Impact, SubjectChanges} from '../../model/changes';
import {code} from '../inlineMarkdown';
import type {ChangeLabelKind, Markdown} from '../page';
import {say} from '../say';

/** A change of one operation or event, as text. */
export interface Line {
  readonly kind: Exclude<ChangeLabelKind, 'corrected'>;
  readonly impact: Impact;
  readonly text: Markdown;
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

/** A change as text, without a period. */
export function changeWords(change: Change): Markdown {
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
