import {query} from 'jsonpath-rfc9535';
import {keysOf} from '../../../../openapi/model/node';
import type {JsonValue} from '../../samples/core/jsonText';
import type {Criterion, Values} from './recipe';
import {parsedJson} from '../../../utils/parsedJson';

export interface StepResponse {
  readonly status: number;
  /** Undefined without a body. */
  readonly body: JsonValue | undefined;
}

export interface Scope {
  readonly inputs: Values;
  /** Outputs by step. */
  readonly steps: Readonly<Record<string, Values>>;
  readonly response?: StepResponse;
}

const at = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null && Object.keys(value).includes(key)
    ? (value as Readonly<Record<string, unknown>>)[key]
    : undefined;

/** A value that may be undefined. @throws for a name that the recipe doesn't declare before */
function declared(values: Values | undefined, name: string, expression: string): JsonValue | undefined {
  if (values && Object.hasOwn(values, name)) return values[name];
  throw new Error(`${expression} names no input, and no output of an earlier step. Correct it, or declare it.`);
}

/** The value of a runtime expression, undefined if there is none. @throws for an expression that recipes don't use */
function valueOf(expression: string, {inputs, steps, response}: Scope): JsonValue | undefined {
  const [, source = '', rest = ''] = /^\$(inputs|steps|statusCode|response\.body)(.*)$/.exec(expression) ?? [];
  const [, step = '', output = ''] = /^\.([\w-]+)\.outputs\.([\w-]+)$/.exec(rest) ?? [];
  switch (source) {
    case 'inputs':
      return declared(inputs, rest.slice(1), expression);
    case 'statusCode':
      return response?.status;
    case 'response.body':
      return keysOf(rest.slice(1)).reduce(at, response?.body) as JsonValue | undefined;
    case 'steps':
      if (output !== '') return declared(steps[step], output, expression);
  }
  throw new Error(`${expression} isn't a recipe expression. Use $inputs, $steps, $statusCode or $response.body.`);
}

const isExpression = (text: string): boolean => /^\$[^\s{}]+$/.test(text);

/** A value as text in a URL, a header or a longer string. */
export const textOf = (value: JsonValue | undefined): string =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value ?? '');

/** A value with its expressions replaced. Fields without a value are left out. */
export function evaluate(value: JsonValue, scope: Scope): JsonValue | undefined {
  if (typeof value === 'string') {
    if (isExpression(value)) return valueOf(value, scope);
    return value.replaceAll(/\{(\$[^\s{}]+)\}/g, (_, expression: string) => textOf(valueOf(expression, scope)));
  }
  if (Array.isArray(value)) return (value as readonly JsonValue[]).map((item) => evaluate(item, scope) ?? null);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, item]) => [name, evaluate(item, scope)] as const);
  return Object.fromEntries(entries.filter((entry): entry is [string, JsonValue] => entry[1] !== undefined));
}

/** An expression as people write it: `data[0].id` for `$response.body#/data/0/id`. */
export const readable = (expression: string): string =>
  expression
    .replace('$statusCode', 'status')
    .replace('$inputs.', '')
    .replace(/\$response\.body#\/(\S+)/, (_, pointer: string) =>
      pointer.replaceAll(/\/(\d+)/g, '[$1]').replaceAll('/', '.'),
    );

const CONDITION = /^(\S+) (==|!=) (.+)$/;

/** A literal, or the value of an expression. A value that is missing is null. */
function operand(text: string, scope: Scope): JsonValue {
  if (text.startsWith('$')) return valueOf(text, scope) ?? null;
  const [, quoted] = /^'(.*)'$/.exec(text) ?? [];
  const literal = quoted ?? (parsedJson(text) as JsonValue | undefined);
  if (literal === undefined)
    throw new Error(`${text} in a condition is no value. Write a number, or 'a string' in quotes.`);
  return literal;
}

/** Whether a criterion is met. @throws for a condition that isn't one comparison or a JSONPath query */
export function isMet({condition, context = '$response.body', type}: Criterion, scope: Scope): boolean {
  // A query as in the specification's examples: it is met if it selects something.
  if (type === 'jsonpath') return query((valueOf(context, scope) ?? null) as never, condition).length > 0;
  const [, leftText = '', operator = '', rightText = ''] = CONDITION.exec(condition) ?? [];
  if (operator === '') throw new Error(`The condition ${condition} isn't a comparison of two values. Write a == b.`);
  const isEqual = operand(leftText, scope) === operand(rightText, scope);
  return isEqual === (operator === '==');
}

export const areMet = (criteria: readonly Criterion[] | undefined, scope: Scope): boolean =>
  (criteria ?? []).every((criterion) => isMet(criterion, scope));
