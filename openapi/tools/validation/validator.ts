import Ajv2020, {type ErrorObject} from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import {type Node, isNode} from '../../model/node';

/** The parts of every `allOf`. A single part doesn't define all fields. */
function partsOfAllOf(node: unknown, found = new Set<unknown>()): Set<unknown> {
  if (Array.isArray(node)) node.forEach((item) => partsOfAllOf(item, found));
  if (isNode(node)) {
    if (Array.isArray(node.allOf)) {
      for (const part of node.allOf) found.add(isNode(part) && typeof part.$ref === 'string' ? part.$ref : part);
    }
    Object.values(node).forEach((child) => partsOfAllOf(child, found));
  }
  return found;
}

const describesFields = (node: Node): boolean =>
  (isNode(node.properties) || Array.isArray(node.allOf)) && !('additionalProperties' in node);

/**
 * A copy in which objects with defined fields allow no others. The API may add fields to responses, so published schemas
 * stay open, but an example with an undefined field is a mistake.
 */
function closeObjects(spec: Node): Node {
  const parts = partsOfAllOf(spec);
  const close = (node: unknown, pointer: string): unknown => {
    if (Array.isArray(node)) return node.map((item, index) => close(item, `${pointer}/${String(index)}`));
    if (!isNode(node)) return node;
    const copy = Object.fromEntries(
      Object.entries(node).map(([key, child]) => [key, close(child, `${pointer}/${key}`)]),
    );
    const isPart = parts.has(node) || parts.has(`#${pointer}`);
    return describesFields(node) && !isPart ? {...copy, unevaluatedProperties: false} : copy;
  };
  return close(spec, '') as Node;
}

/** Validates a value against the schema at a pointer. Returns all errors. */
type SchemaValidator = (schemaPointer: string, value: unknown) => readonly ErrorObject[];

/** Ajv gets the document as one schema, so that references within it resolve. Only the parts in use are compiled. */
export function schemaValidator(spec: Node): SchemaValidator {
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

/** Returns errors as text. Each begins with the JSON pointer of the wrong value, or with `name` for the whole value. */
type Validator = (schemaPointer: string, value: unknown, name: string) => string[];

/** Ajv's message with the pointer, and with the field or values that Ajv puts in `params`. */
function wordsOf({message = 'is wrong', params, instancePath}: ErrorObject, name: string): string {
  const value = instancePath === '' ? name : instancePath;
  const {unevaluatedProperty, additionalProperty, allowedValues} = params as Readonly<Record<string, unknown>>;
  const field = unevaluatedProperty ?? additionalProperty;
  if (typeof field === 'string') return `${value} has the field \`${field}\`, which its schema does not define`;
  return Array.isArray(allowedValues) ? `${value} ${message}: ${allowedValues.join(', ')}` : `${value} ${message}`;
}

export function validatorOf(spec: Node): Validator {
  const validate = schemaValidator(spec);
  return (pointer, value, name) => validate(pointer, value).map((error) => wordsOf(error, name));
}
