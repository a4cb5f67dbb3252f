import {type OutputUnit, type Schema as CheckedSchema, Validator} from '@cfworker/json-schema';
import {type Alternatives, alternativesText, hasAlternative} from './inputOrder';
import {isObject} from '../../src/utils/isObject';
import {keysOf} from './node';
import type {Schema} from './spec';

/** The problem: `required`, `alternatives`, `segment`, `pair`, `duplicate`, `unknown`, or a keyword of JSON Schema. */
export interface Problem {
  readonly keyword: string;
  /** The violated limit: `100`, `ASC, DESC`. */
  readonly limit?: string;
  /** The validator's message. */
  readonly detail: string;
  /** Indexes of the wrong values of a list. Absent if the problem applies to the field as a whole. */
  readonly at?: readonly number[];
}

export interface BodyProblem extends Problem {
  /** Path of names: `custom_fields.Fleet size`. Empty for the whole body. */
  readonly path: string;
}

/**
 * The schema error of a value. The validator interprets schemas, because a strict Content-Security-Policy forbids compiling.
 * If the validator throws (lone surrogates, unsupported patterns), the value passes, and the API decides.
 */
export function schemaErrors(schema: Schema, value: unknown): readonly OutputUnit[] {
  try {
    return new Validator(schema as CheckedSchema, '2020-12', false).validate(value).errors;
  } catch {
    return [];
  }
}

/** Keywords whose errors only say that a nested value is wrong. */
const CONTAINERS = new Set(['properties', 'items', '$ref', 'allOf', 'additionalProperties', 'if', 'then']);

/** Patterns of the limit in the validator's messages. A test compares them with the installed version. */
const LIMITS: Readonly<Record<string, RegExp>> = {
  type: /Expected "(.+)"\.$/,
  enum: /any of \[(.+)\]\.$/,
  required: /property "(.+)"\.$/,
  format: /format "(.+)"\.$/,
  minimum: /than (\S+)\.$/,
  maximum: /than (\S+)\.$/,
  minLength: /< (\d+)\)\.$/,
  maxLength: /> (\d+)\)\.$/,
  minItems: /< (\d+)\)\.$/,
  maxItems: /> (\d+)\)\.$/,
};

/** Lists are written `"a", "b"` for types and `"a","b"` for choices. */
const limitIn = (keyword: string, error: string): string | undefined =>
  LIMITS[keyword]
    ?.exec(error)?.[1]
    ?.replaceAll(/"?,\s*"?/g, ', ')
    .replaceAll('"', '');

const pathOf = (location: string): string => keysOf(decodeURIComponent(location)).join('.');

/** The problem of a body without any complete alternative, at the first field of the first one. */
export function lackingAlternative(alternatives: Alternatives, body: unknown): BodyProblem | undefined {
  const [[path = ''] = []] = alternatives;
  if (path === '' || hasAlternative(alternatives, body)) return undefined;
  return {path, keyword: 'alternatives', limit: alternativesText(alternatives), detail: ''};
}

/** The problem of a body by the rules that only extensions of its schema express. @param isWrong whether a path has another */
function lackingField(
  {'x-names-required': by = '', 'x-requires-one-of': alternatives = []}: Schema,
  body: Readonly<Record<string, unknown>>,
  isWrong: (path: string) => boolean,
): BodyProblem | undefined {
  const name = isWrong(by) ? undefined : body[by];
  if (typeof name !== 'string' || hasAlternative([[name]], body)) return lackingAlternative(alternatives, body);
  return {
    path: name,
    keyword: 'named',
    limit: by,
    detail: `must be in the body, because the value of ${by} requires it`,
  };
}

/** All errors of a value by its schema, at the paths of the values that are wrong. */
export function errorsByPath(schema: Schema, value: unknown): readonly BodyProblem[] {
  const faults = schemaErrors(schema, value);
  const leaves = faults.filter(({keyword}) => !CONTAINERS.has(keyword));
  return (leaves.length > 0 ? leaves : faults).map(({instanceLocation, keyword, error}) => {
    const limit = limitIn(keyword, error);
    return {path: pathOf(instanceLocation), keyword, detail: error, ...(limit !== undefined && {limit})};
  });
}

/** All errors of a body: of its schema, then by rules that the validator doesn't know. An empty string doesn't count as a value. */
export function bodyErrors(schema: Schema, body: unknown): readonly BodyProblem[] {
  const all = errorsByPath(schema, body);
  if (!isObject(body)) return all;
  const empty = (schema.required ?? []).filter((name) => body[name] === '');
  const problems = all.filter(({path}) => !empty.includes(path));
  const isWrong = (name: string): boolean => problems.some(({path}) => path === name);
  const lacking = lackingField(schema, body, isWrong);
  return [
    ...problems,
    ...empty.map((path) => ({path, keyword: 'required', detail: ''})),
    ...(lacking && ![...empty, ...problems.map(({path}) => path)].includes(lacking.path) ? [lacking] : []),
  ];
}
