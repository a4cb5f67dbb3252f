import {type MessageId, messages} from '../../../plugins/reference-pages/texts/messages';
import {say} from '../../../plugins/reference-pages/texts/say';
import type {Node} from '../examples/node';
import {isNode, listOf, referred} from '../examples/node';

/** A step on the way from the top of a description to a change. */
export type Step = string | number;

/** Where in an operation something changed. */
export interface Place {
  /** `Query parameter page`, `Request body`, `Answer 200`; empty for the operation itself. */
  readonly part: string;
  /** Names of fields, lists as `[]`: `data[].city`. */
  readonly field: string;
  /** The keyword that changed: `type`, `enum`; undefined when the field itself came or went. */
  readonly keyword?: string;
  /** Whether callers read it; false for what they send. */
  readonly isAnswer: boolean;
}

/** A name with dots of its own is quoted, so that it does not look like a way. */
const nameOf = (step: Step): string => (String(step).includes('.') ? JSON.stringify(step) : String(step));

const COMBINED = new Set<Step>(['allOf', 'oneOf', 'anyOf']);

/** Fields and keyword of the way through a schema. */
function schemaPlace(steps: readonly Step[]): Pick<Place, 'field' | 'keyword'> {
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

const isLast = (steps: readonly Step[], index: number): boolean => index === steps.length - 1;

/** The way through a body: after the media type and the word `schema` come fields. */
function bodyPlace(steps: readonly Step[]): Pick<Place, 'field' | 'keyword'> {
  const schema = steps.indexOf('schema');
  if (schema !== -1) return schemaPlace(steps.slice(schema + 1));
  return {field: '', ...(steps.length > 0 && {keyword: steps.join(' ')})};
}

function parameterPlace([index, ...rest]: readonly Step[], changed: unknown, operation: Node, document: Node): Place {
  const listed = listOf(operation, 'parameters')[Number(index)];
  const {in: location = '', name = ''} = referred(document, rest.length === 0 && isNode(changed) ? changed : listed);
  const keywords = rest.filter((step) => step !== 'schema');
  const quoted = `\`${String(name)}\``;
  // A location that OpenAPI does not have is the linter's to name; the parameter is told of all the same.
  const id = `change.part.${String(location)}`;
  return {
    part: id in messages ? say(id as MessageId, {name: quoted}) : quoted,
    field: '',
    ...(keywords.length > 0 && {keyword: String(keywords[0])}),
    isAnswer: false,
  };
}

/**
 * Where the steps below an operation lead.
 * @param changed what came or went there.
 * @param operation the operation as it was, in its document: a parameter is known by its number only.
 */
export function placeOf(steps: readonly Step[], changed: unknown, operation: Node, document: Node): Place {
  const [first, second, ...rest] = steps;
  if (first === 'parameters' && second !== undefined)
    return parameterPlace([second, ...rest], changed, operation, document);
  if (first === 'requestBody')
    return {
      part: say('change.part.body'),
      ...bodyPlace(second === undefined ? [] : [second, ...rest]),
      isAnswer: false,
    };
  if (first === 'responses' && second !== undefined) {
    const part =
      second === 'delivery' ? say('change.part.delivery') : say('change.part.answer', {status: String(second)});
    return {part, ...bodyPlace(rest), isAnswer: true};
  }
  return {part: '', field: '', ...(first !== undefined && {keyword: String(first)}), isAnswer: false};
}
