import Ajv2020, {type ErrorObject, type ValidateFunction} from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import {closeObjects} from './closeObjects';
import {collectExamples} from './collectExamples';
import {missingExamples} from './missingExamples';
import type {Node} from './node';
import type {Example} from './schemaExamples';

export interface Fault {
  readonly place: string;
  /** Begins with the JSON pointer of the value within the example. */
  readonly message: string;
}

export interface Verdict {
  readonly checked: number;
  readonly faults: readonly Fault[];
}

type Compile = (pointer: string) => ValidateFunction;

/** The whole document is one schema to Ajv, so that references within it lead somewhere; only parts of it are compiled. */
function compiler(spec: Node): Compile {
  const ajv = new Ajv2020({allErrors: true, strict: false, validateSchema: false});
  addFormats(ajv);
  ajv.addSchema(closeObjects(spec), 'spec');
  const known = new Map<string, ValidateFunction>();
  return (pointer) => {
    const validate = known.get(pointer) ?? ajv.compile({$ref: `spec#${encodeURI(pointer)}`});
    known.set(pointer, validate);
    return validate;
  };
}

/** Ajv's words, with the place, and the field or the values that it keeps in its parameters. */
function wordsOf({message = 'is wrong', params, instancePath}: ErrorObject): string {
  const value = instancePath === '' ? 'the example' : instancePath;
  const {unevaluatedProperty, additionalProperty, allowedValues} = params as Readonly<Record<string, unknown>>;
  const field = unevaluatedProperty ?? additionalProperty;
  if (typeof field === 'string') return `${value} holds the field \`${field}\`, which its schema does not know`;
  return Array.isArray(allowedValues) ? `${value} ${message}: ${allowedValues.join(', ')}` : `${value} ${message}`;
}

function faultsOf({place, schema, value}: Example, compile: Compile): Fault[] {
  const validate = compile(schema);
  if (validate(value)) return [];
  return (validate.errors ?? []).map((error) => ({place, message: wordsOf(error)}));
}

/** Validates every example of a bundled specification against its schema; one that is due and missing is a fault. */
export function checkExamples(spec: Node): Verdict {
  const examples = collectExamples(spec);
  const compile = compiler(spec);
  const lacking = missingExamples(spec).map((place) => ({
    place,
    message: 'no example; add `examples:` to the schema, or `example:` beside it',
  }));
  return {checked: examples.length, faults: [...lacking, ...examples.flatMap((example) => faultsOf(example, compile))]};
}

/** For people: where, which value, what is wrong. */
export const formatFault = (label: string, {place, message}: Fault): string => `API ${label}, ${place}: ${message}`;
