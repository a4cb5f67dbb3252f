import type {Change, ChangedPart, ChangedValue, SubjectChanges} from '../../model/changes';
import {code} from '../inlineMarkdown';
import {type MessageId, messages} from '../messages';
import type {Markdown} from '../page';
import {say} from '../say';

const isList = (value: ChangedValue): value is readonly ChangedValue[] => Array.isArray(value);

const isObject = (value: ChangedValue | undefined): value is {readonly ref?: string} =>
  typeof value === 'object' && value !== null && !isList(value);

/** The message for a keyword of the description. If there is none, the fallback or the keyword. */
const sayIf = (id: string, values: Readonly<Record<string, string>>, otherwise: string): Markdown =>
  id in messages ? say(id as MessageId, values) : otherwise;

/** Longer values are truncated. */
const LONGEST = 60;
/** Maximum number of values in a line. Others are counted. */
const MOST = 12;

/** A short form of a value. */
function shown(value: ChangedValue = null): Markdown {
  if (isList(value)) {
    const values = value.slice(0, MOST).map(shown).join(', ');
    return value.length > MOST ? say('change.more', {values, count: value.length - MOST}) : values;
  }
  if (isObject(value)) return value.ref === undefined ? say('change.object') : code(value.ref);
  const text = String(value);
  return `\`${text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text}\``;
}

/** Keywords that a type follows from. */
const TYPE = new Set([
  'type',
  'format',
  '$ref',
  'items',
  'properties',
  'additionalProperties',
  'allOf',
  'oneOf',
  'anyOf',
]);

/** The old and the new type, if the change is one of the type or of how it is written. */
function typeWords({keyword = 'allOf', types: {before, after} = {}}: Change): Markdown | undefined {
  if (before === undefined || after === undefined || !TYPE.has(keyword)) return undefined;
  if (before !== after) return say('change.types', {before: code(before), after: code(after)});
  return keyword === 'additionalProperties' ? undefined : say('change.sameType', {type: code(after)});
}

/** The change of a keyword. */
function keywordWords(name: string, {action, before, after}: Change): Markdown {
  if (name === 'deprecated') return say(action === 'remove' ? 'change.notDeprecated' : 'change.deprecated');
  if (name === 'required') return say(after === true ? 'change.required' : 'change.notRequired');
  const keyword = sayIf(`change.keyword.${name}`, {}, name);
  if (action === 'remove') return say('change.without', {keyword, before: shown(before)});
  if (action !== 'add') return say('change.inPlace', {keyword, after: shown(after), before: shown(before)});
  return isObject(after) ? say('change.described', {keyword}) : say('change.with', {keyword, after: shown(after)});
}

/** The change of a part or field, with its type. */
function wholeWords({action, required, before, types = {}}: Change): Markdown {
  if (action === 'rename') return say('change.renamed', {before: shown(before)});
  if (action === 'replace') return say('change.replaced');
  const what = say(action === 'remove' ? 'change.removed' : required ? 'change.newRequired' : 'change.new');
  const type = action === 'remove' ? types.before : types.after;
  return type === undefined ? what : say('change.withType', {what, type: code(type)});
}

/** What happened to a part or field. */
export const whatChanged = (change: Change): Markdown =>
  typeWords(change) ?? (change.keyword === undefined ? wholeWords(change) : keywordWords(change.keyword, change));

export function partWords({in: location, name = '', status = ''}: ChangedPart): Markdown {
  // The linter reports an invalid location, but the change of its parameter is still listed.
  return sayIf(`change.part.${location}`, {name: code(name), status}, code(name));
}

/** A change as text, without a period. */
export function changeWords(change: Change): Markdown {
  const {part, field} = change;
  const subject = [part && partWords(part), field && code(field)].filter(Boolean).join(', ');
  const what = whatChanged(change);
  return subject === '' ? what.replace(/\p{L}/u, (letter) => letter.toUpperCase()) : say('change.at', {subject, what});
}

/** The summary of the changed operation or event. */
export function subjectWords({kind, summary}: SubjectChanges): string {
  if (kind === 'api') return say('changelog.allOperations');
  return kind === 'event' ? say('changelog.event', {summary}) : summary;
}
