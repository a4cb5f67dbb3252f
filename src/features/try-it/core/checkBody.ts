import {type BodyProblem, bodyErrors} from '@site/openapi/model/schemaErrors';
import type {Schema} from '@site/openapi/model/spec';
import type {JsonValue} from '@site/src/features/samples/core/jsonText';
import {plainOf} from './json';

/** The errors of a body, one per path, outer paths first. */
export function checkBody(schema: Schema, value: JsonValue): readonly BodyProblem[] {
  const byPath = new Map<string, BodyProblem>();
  for (const problem of bodyErrors(schema, plainOf(value)))
    if (!byPath.has(problem.path) || problem.keyword === 'required') byPath.set(problem.path, problem);
  return [...byPath.values()];
}
