import type {ErrorObject} from 'ajv/dist/2020';
import {jsonType} from '../../model/shape';
import {bodySchema, schemaValidator} from '../validation/validator';
import {type Node, childOf, join, keysOf, nodesIn, referred} from '../../model/node';

/** How a response differs from its description. Contains names and types, never values. */
export interface Difference {
  readonly kind: 'unknown field' | 'unexpected null' | 'other type' | 'missing field' | 'other';
  /** Path of the field: `data[].account.id`. Names that belong to a team's data are `{key}`. */
  readonly field: string;
  /** What the description expects. Empty if the kind is enough. */
  readonly expected: string;
  readonly found: string;
}

export interface RecordedResponse {
  readonly status: number;
  readonly body: unknown;
}

/** The result for a response: its differences, or why it has no schema. */
export type Comparison = {readonly differences: readonly Difference[]} | {readonly undocumented: string};

const valueAt = (root: unknown, keys: readonly string[]): unknown =>
  keys.reduce<unknown>((node, key) => (node as Readonly<Record<string, unknown>>)[key], root);

/** A path without a team's data: indexes are `[]`, keys of maps are `{key}`. */
const pathOf = (keys: readonly string[], known: ReadonlySet<string>): string =>
  keys.reduce((path, key) => {
    if (/^\d+$/.test(key)) return `${path}[]`;
    const name = known.has(key) ? key : '{key}';
    return path ? `${path}.${name}` : name;
  }, '');

const FIELDS = ['properties', 'allOf', 'anyOf', 'oneOf', '$ref'];

function differenceOf(error: ErrorObject, body: unknown, known: ReadonlySet<string>): Difference | undefined {
  const {keyword, params, instancePath, parentSchema = {}} = error;
  const keys = keysOf(instancePath);
  const found = jsonType(valueAt(body, keys));
  const {unevaluatedProperty, missingProperty, type} = params as Readonly<Record<string, string | undefined>>;
  const at = (name?: string): string => [pathOf(keys, known), name].filter(Boolean).join('.');
  if (unevaluatedProperty !== undefined) {
    const value = valueAt(body, [...keys, unevaluatedProperty]);
    // The keys of a map without described fields are a team's data.
    const isMap = !FIELDS.some((key) => key in parentSchema);
    return {kind: 'unknown field', field: at(isMap ? '*' : unevaluatedProperty), expected: '', found: jsonType(value)};
  }
  if (missingProperty !== undefined) {
    return {kind: 'missing field', field: at(missingProperty), expected: 'required', found: 'nothing'};
  }
  if (keyword === 'type') {
    const kind = found === 'null' ? 'unexpected null' : 'other type';
    return {kind, field: at() || 'body', expected: String(type).replaceAll(',', ' or '), found};
  }
  // The errors of its branches are reported separately.
  if (keyword === 'anyOf' || keyword === 'oneOf') return undefined;
  return {kind: 'other', field: at() || 'body', expected: keyword, found};
}

const unique = (all: readonly Difference[]): Difference[] => [
  ...new Map(all.map((one) => [JSON.stringify(one), one])).values(),
];

export const responseAt = (path: string, method: string, status: number): string =>
  join('', 'paths', path, method, 'responses', status);

/** Returns a function that compares responses with the description of their operation. @param spec a published description */
export function responseComparer(spec: Node): (path: string, method: string, response: RecordedResponse) => Comparison {
  const validate = schemaValidator(spec);
  // A report may show the names of properties.
  const known = new Set([...nodesIn(spec)].flatMap(([node]) => Object.keys(childOf(node, 'properties'))));
  return (path, method, {status, body}) => {
    const response = responseAt(path, method, status);
    const described = keysOf(response).reduce(childOf, spec);
    if (Object.keys(described).length === 0) return {undocumented: `status ${String(status)}`};
    const pointer = bodySchema(spec, response);
    const hasNoBody = !('content' in referred(spec, described));
    if (pointer === undefined && hasNoBody && (body === '' || body === null)) return {differences: []};
    if (pointer === undefined) return {undocumented: `no JSON schema for status ${String(status)}`};
    const differences = validate(pointer, body).map((error) => differenceOf(error, body, known));
    return {differences: unique(differences.filter((one) => one !== undefined))};
  };
}
