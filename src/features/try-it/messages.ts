import type {FormProblems} from './core/checkForm';
import {type Field, namesOf} from './core/fields';
import type {ValidationErrors} from './core/validationErrors';
import {problemText} from './problemText';

/** What is wrong with the value of a field. */
export interface FieldProblem {
  /** A sentence. */
  readonly text: string;
  /** Indexes of the wrong values of a list. Absent if the problem applies to all. */
  readonly wrongAt?: readonly number[] | undefined;
}

/** Problems of parameters by field ID, found before the request or by the API. */
export function parameterProblems(
  {values}: FormProblems,
  fields: readonly Field[],
  errors: ValidationErrors,
): ReadonlyMap<string, FieldProblem> {
  const problems = new Map<string, FieldProblem>();
  for (const field of fields) {
    const found = values.get(field.id);
    const error = namesOf(field)
      .map((name) => errors.get(name))
      .find(Boolean);
    if (found) problems.set(field.id, {text: problemText(found), wrongAt: found.at});
    else if (error !== undefined) problems.set(field.id, {text: error});
  }
  return problems;
}

/** Problems of the body by field path. Errors of the API that match no parameter belong to the body. */
export function bodyProblems(
  {body}: FormProblems,
  fields: readonly Field[],
  errors: ValidationErrors,
): ReadonlyMap<string, string> {
  const parameters = new Set(fields.flatMap(namesOf));
  const others = [...errors].filter(([name]) => !parameters.has(name));
  const found = body.map((problem): [string, string] => [problem.path, problemText(problem)]);
  return new Map([...others, ...found]);
}
