import type {ErrorObject} from 'ajv/dist/2020';
import type {Node} from '../../model/node';
import {schemaValidator} from './schemaValidator';

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
