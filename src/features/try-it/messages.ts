import {translate} from '@docusaurus/Translate';
import type {Problem} from '@site/openapi/model/schemaErrors';
import type {FormProblems} from './core/checkForm';
import {type Field, namesOf} from './core/fields';
import type {ValidationErrors} from './core/validationErrors';
import {problemText} from './problemText';

/** In a list, the line of the first wrong value. */
const withLine = (text: string, at: Problem['at']): string =>
  at?.[0] === undefined
    ? text
    : translate({id: 'site.tryIt.line', message: 'Line {line}: {text}'}, {line: String(at[0] + 1), text});

/** Problems of parameters by field ID, found before the request or by the API. */
export function parameterProblems(
  {values}: FormProblems,
  fields: readonly Field[],
  errors: ValidationErrors,
): ReadonlyMap<string, string> {
  const problems = new Map<string, string>();
  for (const field of fields) {
    const found = values.get(field.id);
    const error = namesOf(field)
      .map((name) => errors.get(name))
      .find(Boolean);
    if (found) problems.set(field.id, withLine(problemText(found), found.at));
    else if (error !== undefined) problems.set(field.id, error);
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
