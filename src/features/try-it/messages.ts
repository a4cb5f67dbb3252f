import {translate} from '@docusaurus/Translate';
import type {PlacedOperation} from '@site/openapi/model/spec';
import {DEEP_PAGES, POINTS_PER_MINUTE} from '@site/openapi/model/rateLimit';
import type {FormProblems} from './core/checkForm';
import {type Field, namesOf} from './core/fields';
import type {ValidationErrors} from './core/validationErrors';
import type {Values} from './core/values';
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
  {byName}: ValidationErrors,
): ReadonlyMap<string, FieldProblem> {
  const problems = new Map<string, FieldProblem>();
  for (const field of fields) {
    const found = values.get(field.id);
    const error = namesOf(field)
      .map((name) => byName.get(name))
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
  {byName}: ValidationErrors,
): ReadonlyMap<string, string> {
  const parameters = new Set(fields.flatMap(namesOf));
  const errors = [...byName].filter(([name]) => !parameters.has(name));
  const found = body.map((problem): [string, string] => [problem.path, problemText(problem)]);
  return new Map([...errors, ...found]);
}

/** Cost of the entered page in points, if it is a deep page. */
function deepPageCost(operation: PlacedOperation, values: Values): number | undefined {
  const cost = operation['x-rate-limit-cost'];
  const page = Number(values['query:page']?.[0] ?? 1);
  const step = DEEP_PAGES.findLast(({from}) => page >= from);
  return cost?.deepPages && step ? Math.max(step.points, cost.base) : undefined;
}

/** The cost of deep pages, below the page input. */
export function costNotes(operation: PlacedOperation, values: Values): ReadonlyMap<string, string> {
  const points = deepPageCost(operation, values);
  if (points === undefined) return new Map();
  const words = translate(
    {
      id: 'site.tryIt.deepPage',
      message: 'Pages above 100 cost more: this request takes {points} of {limit} points per minute.',
    },
    {points, limit: POINTS_PER_MINUTE},
  );
  return new Map([['query:page', words]]);
}
