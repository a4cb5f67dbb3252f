import type {Change, ChangedPart, ChangedValue, SubjectChanges} from '../../model/changes';
import {code} from '../markdown';
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
const MOST = 60;

/** A short form of a value. */
function shown(value: ChangedValue = null): Markdown {
  if (isList(value)) return value.map(shown).join(say('type.or'));
  if (isObject(value)) return value.ref === undefined ? say('change.object') : code(value.ref);
  const text = String(value);
  return `\`${text.length > MOST ? `${text.slice(0, MOST - 1)}…` : text}\``;
}

function requiredWords({action, before, after}: Change): Markdown {
  if (typeof (after ?? before) === 'boolean') return say(after === true ? 'change.required' : 'change.notRequired');
  return action === 'remove'
    ? say('change.fieldsNotRequired', {fields: shown(before)})
    : say('change.fieldsRequired', {fields: shown(after)});
}

/** Whether the second type is the first one or `null`. */
const isNullableOf = (plain: ChangedValue | undefined, nullable: ChangedValue | undefined): boolean => {
  const types = nullable !== undefined && isList(nullable) ? nullable : [];
  const others = types.filter((type) => type !== 'null');
  return (
    types.length > others.length && JSON.stringify(others) === JSON.stringify(plain === undefined ? [] : [plain].flat())
  );
};

/** The change of a keyword. */
function keywordWords(name: string, change: Change): Markdown {
  const {action, before, after} = change;
  if (name === 'type' && isNullableOf(before, after)) return say('change.nullable');
  if (name === 'type' && isNullableOf(after, before)) return say('change.notNullable');
  if (name === 'deprecated') return say(action === 'remove' ? 'change.notDeprecated' : 'change.deprecated');
  if (name === 'required') return requiredWords(change);
  const keyword = sayIf(`change.keyword.${name}`, {}, name);
  if (action === 'remove') return say('change.without', {keyword, before: shown(before)});
  if (action !== 'add') return say('change.inPlace', {keyword, after: shown(after), before: shown(before)});
  return isObject(after) ? say('change.described', {keyword}) : say('change.with', {keyword, after: shown(after)});
}

/** The change of a part or field. */
function wholeWords({action, required, before}: Change): Markdown {
  if (action === 'add') return say(required ? 'change.newRequired' : 'change.new');
  if (action === 'remove') return say('change.removed');
  return action === 'replace' ? say('change.replaced') : say('change.renamed', {before: shown(before)});
}

function partWords({in: location, name = '', status = ''}: ChangedPart): Markdown {
  // The linter reports an invalid location, but the change of its parameter is still listed.
  return sayIf(`change.part.${location}`, {name: code(name), status}, code(name));
}

/** A change as text, without a period. */
export function changeWords(change: Change): Markdown {
  const {part, field, keyword} = change;
  const subject = [part && partWords(part), field && `\`${field}\``].filter(Boolean).join(', ');
  const what = keyword === undefined ? wholeWords(change) : keywordWords(keyword, change);
  return subject === '' ? what.replace(/\p{L}/u, (letter) => letter.toUpperCase()) : say('change.at', {subject, what});
}

/** The summary of the changed operation or event. */
export function subjectWords({kind, summary}: SubjectChanges): string {
  if (kind === 'api') return say('changelog.allOperations');
  return kind === 'event' ? say('changelog.event', {summary}) : summary;
}
