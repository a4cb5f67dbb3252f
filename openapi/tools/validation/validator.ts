import Ajv2020, {type ErrorObject} from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import {type Node, childOf, isNode, join, keysOf, mapNodes, nodesIn, referred} from '../../model/node';
import {JSON_TYPE} from '../../model/spec';

/** Pointers to the parts of every `allOf`. A single part doesn't define all fields. */
const partsOfAllOf = (spec: Node): string[] =>
  [...nodesIn(spec)].flatMap(([{allOf}, pointer]) =>
    Array.isArray(allOf)
      ? allOf.map((part, index) =>
          isNode(part) && typeof part.$ref === 'string' ? part.$ref : join(pointer, 'allOf', index),
        )
      : [],
  );

const describesFields = (node: Node): boolean =>
  (isNode(node.properties) || Array.isArray(node.allOf)) && !('additionalProperties' in node);

/**
 * A copy in which objects with defined fields allow no others. The API may add fields to responses, so published schemas
 * stay open, but an example with an undefined field is a mistake.
 */
function closeObjects(spec: Node): Node {
  const parts = new Set(partsOfAllOf(spec));
  return mapNodes(spec, (node, pointer) =>
    describesFields(node) && !parts.has(pointer) ? {...node, unevaluatedProperties: false} : node,
  ) as Node;
}

/** The pointer to the schema of a JSON body, given that to its request or response. Undefined if it has none. */
export function bodySchema(spec: Node, pointer: string): string | undefined {
  const holder = keysOf(pointer).reduce(childOf, spec);
  const at = typeof holder.$ref === 'string' ? holder.$ref.slice(1) : pointer;
  const {schema} = childOf(childOf(referred(spec, holder), 'content'), JSON_TYPE);
  return schema === undefined ? undefined : join(at, 'content', JSON_TYPE, 'schema');
}

/** Validates a value against the schema at a pointer. Ajv gets the document as one schema, so that references within it resolve. Only the parts in use are compiled. */
export function schemaValidator(spec: Node): (pointer: string, value: unknown) => readonly ErrorObject[] {
  const ajv = new Ajv2020({allErrors: true, strict: false, validateSchema: false, ownProperties: true, verbose: true});
  addFormats(ajv);
  ajv.addSchema(closeObjects(spec), 'spec');
  return (pointer, value) => {
    // Ajv caches the compiled schema of a pointer.
    const validate = ajv.getSchema(`spec#${encodeURI(pointer)}`);
    if (!validate) throw new Error(`No schema is at ${pointer}.`);
    return validate(value) ? [] : (validate.errors ?? []);
  };
}

/** Ajv's message with the pointer, and with the field or values that Ajv puts in `params`. */
function wordsOf({message = 'is wrong', params, instancePath}: ErrorObject, name: string): string {
  const value = instancePath === '' ? name : instancePath;
  const {unevaluatedProperty, additionalProperty, allowedValues} = params as Readonly<Record<string, unknown>>;
  const field = unevaluatedProperty ?? additionalProperty;
  if (typeof field === 'string') return `${value} has the field \`${field}\`, which its schema does not define`;
  return Array.isArray(allowedValues) ? `${value} ${message}: ${allowedValues.join(', ')}` : `${value} ${message}`;
}

/** Returns errors as text. Each begins with the JSON pointer of the wrong value, or with `name` for the whole value. */
export function validatorOf(spec: Node): (pointer: string, value: unknown, name: string) => string[] {
  const validate = schemaValidator(spec);
  return (pointer, value, name) => validate(pointer, value).map((error) => wordsOf(error, name));
}
