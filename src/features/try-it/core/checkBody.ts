import {type Alternatives, alternativesText, hasAlternative} from '@site/openapi/model/inputOrder';
import type {Schema} from '@site/openapi/model/spec';
import type {JsonValue} from '@site/src/features/samples/core/jsonText';
import {type Problem, schemaErrors} from './checkValues';
import {plainOf} from './json';

/** A problem at a path of a body. */
export interface BodyProblem extends Problem {
  /** Path of names: `custom_fields.Fleet size`. Empty for the whole body. */
  readonly path: string;
}

/** Keywords whose errors only say that a nested value is wrong. */
const CONTAINERS = new Set([
  'properties',
  'items',
  'prefixItems',
  '$ref',
  'allOf',
  'additionalProperties',
  'if',
  'then',
]);

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

const unescaped = (key: string): string => decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~');

const pathOf = (location: string): string => location.split('/').slice(1).map(unescaped).join('.');

/** The problem of a body without any complete alternative, at the first field of the first one. */
export function lackingAlternative(alternatives: Alternatives, body: JsonValue): BodyProblem | undefined {
  const [[path = ''] = []] = alternatives;
  if (path === '' || hasAlternative(alternatives, body)) return undefined;
  return {path, keyword: 'alternatives', limit: alternativesText(alternatives), detail: ''};
}

/** All errors of a body by its schema. */
export function bodyErrors(schema: Schema, value: JsonValue): readonly BodyProblem[] {
  const faults = schemaErrors(schema, plainOf(value));
  const leaves = faults.filter(({keyword}) => !CONTAINERS.has(keyword));
  return (leaves.length > 0 ? leaves : faults).map(({instanceLocation, keyword, error}) => {
    const limit = limitIn(keyword, error);
    return {path: pathOf(instanceLocation), keyword, detail: error, ...(limit !== undefined && {limit})};
  });
}

/** The errors of a body, one per path: of its schema, outer paths first, then that of its alternatives. */
export function checkBody(schema: Schema, value: JsonValue, alternatives: Alternatives = []): readonly BodyProblem[] {
  const byPath = new Map<string, BodyProblem>();
  for (const problem of bodyErrors(schema, value))
    if (!byPath.has(problem.path) || problem.keyword === 'required') byPath.set(problem.path, problem);
  const lacking = lackingAlternative(alternatives, value);
  if (lacking && !byPath.has(lacking.path)) byPath.set(lacking.path, lacking);
  return [...byPath.values()];
}
