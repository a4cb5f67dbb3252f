import {type MessageId, messages} from '../../../plugins/reference-pages/texts/messages';
import {say} from '../../../plugins/reference-pages/texts/say';
import {isNode} from '../examples/node';
import type {Place} from './place';

/** What came, went or was replaced at a place. */
export interface Difference {
  readonly action: 'add' | 'remove' | 'replace' | 'rename';
  readonly before?: unknown;
  readonly after?: unknown;
}

/** What readers call a keyword; its own name where it has no other. */
function nameOf(keyword: string): string {
  const id = `change.keyword.${keyword}`;
  return id in messages ? say(id as MessageId) : keyword;
}

/** A value in a few characters; a type of several is read as words. */
function shown(value: unknown): string {
  if (Array.isArray(value)) return value.map(shown).join(say('type.or'));
  if (isNode(value))
    return typeof value.$ref === 'string' ? `\`${value.$ref.split('/').at(-1) ?? ''}\`` : say('change.object');
  const text = String(value);
  return `\`${text.length > 60 ? `${text.slice(0, 59)}…` : text}\``;
}

const isRequired = (value: unknown): boolean => isNode(value) && value.required === true;

function requiredWords({action, before, after}: Difference): string {
  if (typeof (after ?? before) === 'boolean') return say(after === true ? 'change.required' : 'change.notRequired');
  return action === 'remove'
    ? say('change.fieldsNotRequired', {fields: shown(before)})
    : say('change.fieldsRequired', {fields: shown(after)});
}

/** What happened to a keyword of a thing that is still there. */
function keywordWords(name: string, difference: Difference): string {
  const {action, before, after} = difference;
  if (name === 'deprecated') return say(action === 'remove' ? 'change.notDeprecated' : 'change.deprecated');
  if (name === 'required') return requiredWords(difference);
  const keyword = nameOf(name);
  if (action === 'remove') return say('change.without', {keyword, before: shown(before)});
  if (action !== 'add') return say('change.inPlace', {keyword, after: shown(after), before: shown(before)});
  return isNode(after) ? say('change.described', {keyword}) : say('change.with', {keyword, after: shown(after)});
}

/** What happened to a part or a field itself. */
function thingWords({action, before, after}: Difference): string {
  if (action === 'add') return say(isRequired(after) ? 'change.newRequired' : 'change.new');
  if (action === 'remove') return say('change.removed');
  return action === 'replace' ? say('change.replaced') : say('change.renamed', {before: shown(before)});
}

/** A change in words, as Markdown without a full stop. */
export function wordsFor({part, field, keyword}: Place, difference: Difference): string {
  const subject = [part, field && `\`${field}\``].filter(Boolean).join(', ');
  const what = keyword === undefined ? thingWords(difference) : keywordWords(keyword, difference);
  return subject === '' ? what.replace(/\p{L}/u, (letter) => letter.toUpperCase()) : say('change.at', {subject, what});
}
