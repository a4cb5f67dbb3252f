import type {ChangedPart} from '../../model/changes';
import {type Node, isNode, listOf, referred} from '../../model/node';

/** A key or index on the path to a change. */
export type Step = string | number;

/** The part of an operation that changed. */
export interface Location {
  /** Absent for the operation itself. */
  readonly part?: ChangedPart;
  /** Names of fields, lists as `[]`: `data[].city`. */
  readonly field?: string;
  /** The keyword that changed: `type`, `enum`; absent when the field itself was added or removed. */
  readonly keyword?: string;
  /** Whether clients receive it. False for what they send. */
  readonly isResponse: boolean;
}

/** Quotes a name that contains a dot, so that it doesn't look like two names. */
const nameOf = (step: Step): string => (String(step).includes('.') ? JSON.stringify(step) : String(step));

const COMBINED = new Set<Step>(['allOf', 'oneOf', 'anyOf']);

const isLast = (steps: readonly Step[], index: number): boolean => index === steps.length - 1;

/** Fields and keyword of a path through a schema. */
function inSchema(steps: readonly Step[]): Pick<Location, 'field' | 'keyword'> {
  let field = '';
  for (let index = 0; index < steps.length; index += 1) {
    const step = steps[index] ?? '';
    const next = steps[index + 1];
    if (step === 'properties' && next !== undefined) field += `${field === '' ? '' : '.'}${nameOf(next)}`;
    else if ((step === 'additionalProperties' || step === 'items') && isLast(steps, index))
      return {field, keyword: step};
    else if (step === 'additionalProperties') field += '.{key}';
    else if (step === 'items') field += '[]';
    else if (!COMBINED.has(step) || isLast(steps, index)) return {field, keyword: String(step)};
    if (step === 'properties' || COMBINED.has(step)) index += 1;
  }
  return {field};
}

/** The path through a body. Fields come after the media type and `schema`. */
function inBody(steps: readonly Step[]): Pick<Location, 'field' | 'keyword'> {
  const schema = steps.indexOf('schema');
  if (schema !== -1) return inSchema(steps.slice(schema + 1));
  return steps.length > 0 ? {keyword: steps.join(' ')} : {};
}

function inParameter([index, ...rest]: readonly Step[], changed: unknown, operation: Node, document: Node): Location {
  const listed = listOf(operation, 'parameters')[Number(index)];
  const {in: location = '', name = ''} = referred(document, rest.length === 0 && isNode(changed) ? changed : listed);
  const [keyword] = rest.filter((step) => step !== 'schema');
  return {
    part: {in: String(location), name: String(name)},
    ...(keyword !== undefined && {keyword: String(keyword)}),
    isResponse: false,
  };
}

/**
 * The location at the end of a path through an operation.
 * @param changed the added or removed value
 * @param operation the old operation, because a parameter's step is only an index
 */
export function locationOf(steps: readonly Step[], changed: unknown, operation: Node, document: Node): Location {
  const [first, second, ...rest] = steps;
  if (first === 'parameters' && second !== undefined)
    return inParameter([second, ...rest], changed, operation, document);
  if (first === 'requestBody') return {part: {in: 'body'}, ...inBody(steps.slice(1)), isResponse: false};
  if (first === 'responses' && second !== undefined) {
    const part = second === 'delivery' ? {in: 'delivery'} : {in: 'response', status: String(second)};
    return {part, ...inBody(rest), isResponse: true};
  }
  return first === undefined ? {isResponse: false} : {keyword: String(first), isResponse: false};
}
