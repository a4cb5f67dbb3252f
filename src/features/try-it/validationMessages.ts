import {translate} from '@docusaurus/Translate';
import type {BodyProblem, Problem} from '@site/openapi/model/validateBody';
import type {PlacedProblem} from '@site/src/features/body-editor/core/problemRanges';
import type {FormProblems} from './core/checkForm';
import {type Field, namesOf} from './core/fields';
import type {ReadJson} from './core/json';
import type {ValidationErrors} from './core/validationErrors';

type Texts = Readonly<Record<string, () => string>>;

const types: Texts = {
  string: () => translate({message: 'text'}),
  integer: () => translate({message: 'a whole number'}),
  number: () => translate({message: 'a number'}),
  boolean: () => translate({message: 'true or false'}),
  object: () => translate({message: 'an object'}),
  array: () => translate({message: 'a list'}),
};

/** `string, null` as words. */
const typesText = (names: string): string => {
  const or = translate({message: ' or ', description: 'Between the types of a value'});
  const words = names.split(', ').map((name) => types[name]?.() ?? name);
  return words.join(or);
};

const formats: Texts = {
  'date-time': () => translate({message: 'Use a date and time, such as 2026-09-14T09:30:00-04:00.'}),
  date: () => translate({message: 'Use a date, such as 2026-09-14.'}),
};

const sentences: Readonly<Record<string, (limit: string) => string>> = {
  required: (limit) =>
    limit === ''
      ? translate({message: 'Required.'})
      : translate({message: 'Add the required field {name}.'}, {name: limit}),
  alternatives: (limit) => translate({message: 'Enter {limit}.'}, {limit}),
  named: (limit) => translate({message: 'Required by the value of {name}.'}, {name: limit}),
  segment: () =>
    translate({message: 'A slash, a backslash, or a value of only dots would change the path. Enter another value.'}),
  pair: () => translate({message: 'Enter a name, an equals sign, and a value, such as Fleet size=140.'}),
  duplicate: (limit) => translate({message: 'Enter one value for {limit}.'}, {limit}),
  type: (limit) => translate({message: 'Must be {limit}.'}, {limit: typesText(limit)}),
  enum: (limit) => translate({message: 'Must be one of: {limit}.'}, {limit}),
  minimum: (limit) => translate({message: 'Must be {limit} or more.'}, {limit}),
  maximum: (limit) => translate({message: 'Must be {limit} or less.'}, {limit}),
  minLength: (limit) => translate({message: 'Must have at least {limit} characters.'}, {limit}),
  maxLength: (limit) => translate({message: 'Must have at most {limit} characters.'}, {limit}),
  format: (limit) => formats[limit]?.() ?? translate({message: 'Must be in the format {limit}.'}, {limit}),
  pattern: () => translate({message: 'Must match the documented pattern.'}),
  unknown: (limit) =>
    limit === ''
      ? translate({message: 'Not a documented field. Check its name.'})
      : translate({message: 'Not a documented field. Did you mean {name}?'}, {name: limit}),
  false: () => translate({message: 'Unknown field. Remove it.'}),
};

/** A sentence with the problem of a value and its fix. The validator's message for other keywords. */
const problemText = ({keyword, limit = '', detail}: Problem): string => sentences[keyword]?.(limit) ?? detail;

/** In a list, the line of the first wrong value. */
const withLine = (text: string, at: Problem['at']): string =>
  at?.[0] === undefined ? text : translate({message: 'Line {line}: {text}'}, {line: String(at[0] + 1), text});

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

/** A problem of the body at its field. That of a field that lacks is at the path that it would have. */
export function placedProblem(problem: BodyProblem): PlacedProblem {
  const {keyword, limit = '', path} = problem;
  const isUnknown = keyword === 'unknown';
  const lacking = keyword === 'required' && limit !== '' ? [path, limit].filter(Boolean).join('.') : undefined;
  return {
    path: lacking ?? path,
    text: problemText(problem),
    ...(isUnknown && {isName: true, ...(limit !== '' && {fix: limit})}),
  };
}

export const syntaxText = ({line, column, reason}: Extract<ReadJson, {readonly kind: 'error'}>): string =>
  translate({message: 'Line {line}, column {column}: {reason}.'}, {line: String(line), column: String(column), reason});

/** Errors of the API that match no parameter, which belong to the body. */
function bodyErrors(fields: readonly Field[], errors: ValidationErrors): readonly (readonly [string, string])[] {
  const parameters = new Set(fields.flatMap(namesOf));
  return [...errors].filter(([name]) => !parameters.has(name));
}

/** Problems of the body by field path. */
export const bodyProblems = (
  {body}: FormProblems,
  fields: readonly Field[],
  errors: ValidationErrors,
): ReadonlyMap<string, string> =>
  new Map([...bodyErrors(fields, errors), ...body.map((one): [string, string] => [one.path, problemText(one)])]);

/** The same problems, at their fields. */
export const placedProblems = (
  {body}: FormProblems,
  fields: readonly Field[],
  errors: ValidationErrors,
): readonly PlacedProblem[] => [
  ...bodyErrors(fields, errors).map(([path, text]) => ({path, text})),
  ...body.map(placedProblem),
];
