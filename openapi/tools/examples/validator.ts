import Ajv2020, {type ErrorObject, type ValidateFunction} from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import {closeObjects} from './closeObjects';
import type {Node} from './node';

/** What a schema has against a value: each in words that begin with the JSON pointer of the place, or with `name` for the whole. */
type Validator = (schemaPointer: string, value: unknown, name: string) => string[];

/** Ajv's words, with the place, and the field or the values that it keeps in its parameters. */
function wordsOf({message = 'is wrong', params, instancePath}: ErrorObject, name: string): string {
  const value = instancePath === '' ? name : instancePath;
  const {unevaluatedProperty, additionalProperty, allowedValues} = params as Readonly<Record<string, unknown>>;
  const field = unevaluatedProperty ?? additionalProperty;
  if (typeof field === 'string') return `${value} has the field \`${field}\`, which its schema does not define`;
  return Array.isArray(allowedValues) ? `${value} ${message}: ${allowedValues.join(', ')}` : `${value} ${message}`;
}

/** The whole document is one schema to Ajv, so that references within it lead somewhere; only parts of it are compiled. */
export function validatorOf(spec: Node): Validator {
  const ajv = new Ajv2020({allErrors: true, strict: false, validateSchema: false});
  addFormats(ajv);
  ajv.addSchema(closeObjects(spec), 'spec');
  const known = new Map<string, ValidateFunction>();
  return (pointer, value, name) => {
    const validate = known.get(pointer) ?? ajv.compile({$ref: `spec#${encodeURI(pointer)}`});
    known.set(pointer, validate);
    return validate(value) ? [] : (validate.errors ?? []).map((error) => wordsOf(error, name));
  };
}
