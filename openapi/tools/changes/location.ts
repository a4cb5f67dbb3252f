import type {ChangedPart} from '../../model/changes';
import {type Node, isNode, listOf, referred} from '../examples/node';

/** A key or an index on the path from the top of a description to a change. */
export type Step = string | number;

/** Where in an operation something changed. */
export interface Location {
  /** Absent for the operation itself. */
  readonly part?: ChangedPart;
  /** Names of fields, lists as `[]`: `data[].city`. */
  readonly field?: string;
  /** The keyword that changed: `type`, `enum`; absent when the field itself was added or removed. */
  readonly keyword?: string;
  /** Whether callers read it; false for what they send. */
  readonly isResponse: boolean;
}

/** A name that contains a dot is quoted, so that it does not look like two. */
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
    else if (step === 'additionalProperties' && isLast(steps, index)) return {field, keyword: step};
    else if (step === 'additionalProperties') field += '.{key}';
    else if (step === 'items') field += '[]';
    else if (!COMBINED.has(step) || isLast(steps, index)) return {field, keyword: String(step)};
    if (step === 'properties' || COMBINED.has(step)) index += 1;
  }
  return {field};
}

/** The path through a body: fields come after the media type and the word `schema`. */
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
 * Where the steps below an operation lead.
 * @param changed what was added or removed there.
 * @param operation the operation as it was, in its document: a step to a parameter is its number only.
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
