import Ajv2020, {type ErrorObject, type ValidateFunction} from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import {closeObjects} from '../examples/closeObjects';
import {type Node, childOf, isNode, join, referred} from '../examples/node';

/** How a response differs from its description. It holds names of fields and types only, never a value. */
export interface Difference {
  readonly kind: 'unknown field' | 'unexpected null' | 'other type' | 'missing field' | 'other';
  /** Path of the field: `data[].account.id`. Names that belong to a team's data are `{key}`. */
  readonly field: string;
  /** What the description expects, in words; empty where the kind says it all. */
  readonly expected: string;
  /** JSON type that was found. */
  readonly found: string;
}

/** A response of an operation as it arrived. */
export interface RecordedResponse {
  readonly status: number;
  readonly body: unknown;
}

/** What comparing a response gives: differences, or a status without a JSON schema. */
export type Comparison = {readonly differences: readonly Difference[]} | {readonly undocumented: string};

const jsonType = (value: unknown): string =>
  value === null ? 'null' : Array.isArray(value) ? 'array' : Number.isInteger(value) ? 'integer' : typeof value;

/** Every name under `properties` of a document: the names that a report may show. */
function propertyNames(node: unknown, names = new Set<string>()): Set<string> {
  if (Array.isArray(node)) node.forEach((item) => propertyNames(item, names));
  if (isNode(node)) {
    Object.keys(childOf(node, 'properties')).forEach((name) => names.add(name));
    Object.values(node).forEach((child) => propertyNames(child, names));
  }
  return names;
}

const keysOf = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));

const valueAt = (root: unknown, keys: readonly string[]): unknown =>
  keys.reduce<unknown>((node, key) => (node as Readonly<Record<string, unknown>>)[key], root);

/** A path without anything that belongs to a team: indexes are `[]`, keys of maps are `{key}`. */
const pathOf = (keys: readonly string[], known: ReadonlySet<string>): string =>
  keys.reduce((path, key) => {
    if (/^\d+$/.test(key)) return `${path}[]`;
    const name = known.has(key) ? key : '{key}';
    return path ? `${path}.${name}` : name;
  }, '');

function differenceOf(error: ErrorObject, body: unknown, known: ReadonlySet<string>): Difference | undefined {
  const {keyword, params, instancePath} = error;
  const keys = keysOf(instancePath);
  const found = jsonType(valueAt(body, keys));
  const {unevaluatedProperty, missingProperty, type} = params as Readonly<Record<string, string | undefined>>;
  const at = (name?: string): string => [pathOf(keys, known), name].filter(Boolean).join('.');
  if (unevaluatedProperty !== undefined) {
    const value = valueAt(body, [...keys, unevaluatedProperty]);
    return {kind: 'unknown field', field: at(unevaluatedProperty), expected: '', found: jsonType(value)};
  }
  if (missingProperty !== undefined) {
    return {kind: 'missing field', field: at(missingProperty), expected: 'required', found: 'nothing'};
  }
  if (keyword === 'type') {
    const kind = found === 'null' ? 'unexpected null' : 'other type';
    return {kind, field: at() || 'body', expected: String(type).replaceAll(',', ' or '), found};
  }
  // A choice reports each of its branches as well.
  if (keyword === 'anyOf' || keyword === 'oneOf') return undefined;
  return {kind: 'other', field: at() || 'body', expected: keyword, found};
}

/** Each difference once, in the order of the response. */
const unique = (all: readonly Difference[]): Difference[] => [
  ...new Map(all.map((one) => [JSON.stringify(one), one])).values(),
];

/**
 * Makes a function that compares responses with the description of their operation.
 * @param spec a published description
 */
export function responseComparer(spec: Node): (path: string, method: string, response: RecordedResponse) => Comparison {
  const ajv = new Ajv2020({allErrors: true, strict: false, validateSchema: false});
  addFormats(ajv);
  ajv.addSchema(closeObjects(spec), 'spec');
  const known = propertyNames(spec);
  const compiled = new Map<string, ValidateFunction>();
  return (path, method, {status, body}) => {
    const item = childOf(childOf(spec, 'paths'), path);
    const responses = childOf(childOf(item, method), 'responses');
    const response = responses[String(status)];
    if (response === undefined) return {undocumented: `status ${String(status)}`};
    const target = referred(spec, response);
    const type = 'application/json';
    const start =
      isNode(response) && typeof response.$ref === 'string'
        ? response.$ref.slice(1)
        : join('', 'paths', path, method, 'responses', status);
    const pointer = join(start, 'content', type, 'schema');
    if (Object.keys(childOf(childOf(childOf(target, 'content'), type), 'schema')).length === 0) {
      return {undocumented: `no JSON schema for status ${String(status)}`};
    }
    const validate = compiled.get(pointer) ?? ajv.compile({$ref: `spec#${encodeURI(pointer)}`});
    compiled.set(pointer, validate);
    if (validate(body)) return {differences: []};
    const differences = (validate.errors ?? []).map((error) => differenceOf(error, body, known));
    return {differences: unique(differences.filter((one) => one !== undefined))};
  };
}
