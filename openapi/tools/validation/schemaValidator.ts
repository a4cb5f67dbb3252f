import Ajv2020, {type ErrorObject} from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import type {Node} from '../../model/node';
import {closeObjects} from './closeObjects';

/** Validates a value against the schema at a pointer. Returns all errors. */
export type SchemaValidator = (schemaPointer: string, value: unknown) => readonly ErrorObject[];

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
