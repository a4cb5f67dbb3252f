import {isNode} from '../examples/node';
import type {Place} from './place';

/** What came, went or was replaced at a place. */
export interface Difference {
  readonly action: 'add' | 'remove' | 'replace' | 'rename';
  readonly before?: unknown;
  readonly after?: unknown;
}

const NAMES: Readonly<Record<string, string>> = {
  enum: 'allowed values',
  'x-known-values': 'known values',
  'x-special-values': 'special values',
  'x-scopes': 'scopes',
  'x-rate-limit-cost': 'rate-limit cost',
  'x-paging': 'paging',
  'x-async': 'timing',
  'x-admin-only': 'role',
  'x-idempotent': 'idempotency',
  'x-webhook-events': 'webhook events',
  'x-needs-scope': 'needed scope',
  additionalProperties: 'further fields',
  operationId: 'id',
};

/** A value in a few characters; a type of several is read as words. */
function shown(value: unknown): string {
  if (Array.isArray(value)) return value.map(shown).join(' or ');
  if (isNode(value)) return typeof value.$ref === 'string' ? `\`${value.$ref.split('/').at(-1) ?? ''}\`` : 'an object';
  const text = String(value);
  return `\`${text.length > 60 ? `${text.slice(0, 59)}…` : text}\``;
}

const isRequired = (value: unknown): boolean => isNode(value) && value.required === true;

/** What happened to a keyword of a thing that is still there. */
function keywordWords(keyword: string, {action, before, after}: Difference): string {
  if (keyword === 'deprecated') return action === 'remove' ? 'no longer deprecated' : 'deprecated';
  if (keyword === 'required') {
    if (typeof (after ?? before) === 'boolean') return after === true ? 'now required' : 'no longer required';
    return action === 'remove' ? `${shown(before)} no longer required` : `${shown(after)} now required`;
  }
  const name = NAMES[keyword] ?? keyword;
  if (action === 'add') return `${name} now ${isNode(after) ? 'described' : `with ${shown(after)}`}`;
  if (action === 'remove') return `${name} without ${shown(before)}`;
  return `${name} ${shown(after)} in place of ${shown(before)}`;
}

/** A change in words, as Markdown without a full stop. */
export function wordsFor({part, field, keyword}: Place, difference: Difference): string {
  const subject = [part, field && `\`${field}\``].filter(Boolean).join(', ');
  const what =
    keyword !== undefined
      ? keywordWords(keyword, difference)
      : {
          add: isRequired(difference.after) ? 'new, required' : 'new',
          remove: 'removed',
          replace: 'replaced',
          rename: `renamed from ${shown(difference.before)}`,
        }[difference.action];
  return subject === '' ? what.replace(/^./, (letter) => letter.toUpperCase()) : `${subject}: ${what}`;
}
