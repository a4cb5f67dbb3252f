import {type BodyProblem, bodyErrors} from '@site/openapi/model/schemaErrors';
import type {Schema} from '@site/openapi/model/spec';
import {type JsonValue, jsonText} from '@site/src/features/samples/core/jsonText';

/** The errors of a body, one per path, outer paths first. */
export function checkBody(schema: Schema, value: JsonValue): readonly BodyProblem[] {
  const byPath = new Map<string, BodyProblem>();
  // The checks of the validator don't depend on the last digits of a bigint.
  for (const problem of bodyErrors(schema, JSON.parse(jsonText(value, 0))))
    if (!byPath.has(problem.path) || problem.keyword === 'required') byPath.set(problem.path, problem);
  return [...byPath.values()];
}
