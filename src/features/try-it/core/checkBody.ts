import {type BodyProblem, errorsByPath, lackingField} from '@site/openapi/model/schemaErrors';
import type {Schema} from '@site/openapi/model/spec';
import type {JsonValue} from '@site/src/features/samples/core/jsonText';
import {plainOf} from './json';

/** The errors of a body, one per path: of its schema, outer paths first, then that of its extensions. */
export function checkBody(schema: Schema, value: JsonValue): readonly BodyProblem[] {
  const byPath = new Map<string, BodyProblem>();
  for (const problem of errorsByPath(schema, plainOf(value)))
    if (!byPath.has(problem.path) || problem.keyword === 'required') byPath.set(problem.path, problem);
  const lacking = lackingField(schema, value);
  if (lacking && !byPath.has(lacking.path)) byPath.set(lacking.path, lacking);
  return [...byPath.values()];
}
