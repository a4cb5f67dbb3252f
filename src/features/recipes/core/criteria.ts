import {query} from 'jsonpath-rfc9535';
import type {JsonValue} from '../../samples/core/jsonText';
import {type Scope, valueOf} from './expressions';
import type {Criterion} from './recipe';

type Comparison = (left: number | string, right: number | string) => boolean;

const COMPARISONS: Readonly<Record<string, Comparison>> = {
  '<': (left, right) => left < right,
  '<=': (left, right) => left <= right,
  '>': (left, right) => left > right,
  '>=': (left, right) => left >= right,
};

const CONDITION = /^(\S+) (==|!=|<=?|>=?) (.+)$/;

/** A literal, or the value of an expression. A value that is missing is null. */
function operand(text: string, scope: Scope): JsonValue {
  if (text.startsWith('$')) return valueOf(text, scope) ?? null;
  const [, quoted] = /^'(.*)'$/.exec(text) ?? [];
  return quoted ?? (JSON.parse(text) as JsonValue);
}

const isComparable = (value: unknown): value is number | string =>
  typeof value === 'number' || typeof value === 'string';

/**
 * Whether a criterion is met.
 * @throws for a condition that isn't one comparison or a JSONPath query
 */
export function isMet({condition, context = '$response.body', type}: Criterion, scope: Scope): boolean {
  // A query as in the specification's examples: it is met if it selects something.
  if (type === 'jsonpath') return query((valueOf(context, scope) ?? null) as never, condition).length > 0;
  const [, leftText = '', operator = '', rightText = ''] = CONDITION.exec(condition) ?? [];
  if (operator === '') throw new Error(`The condition ${condition} isn't a comparison of two values. Write a == b.`);
  const left = operand(leftText, scope);
  const right = operand(rightText, scope);
  if (operator === '==' || operator === '!=') return (left === right) === (operator === '==');
  return isComparable(left) && isComparable(right) && (COMPARISONS[operator]?.(left, right) ?? false);
}

export const areMet = (criteria: readonly Criterion[] | undefined, scope: Scope): boolean =>
  (criteria ?? []).every((criterion) => isMet(criterion, scope));
