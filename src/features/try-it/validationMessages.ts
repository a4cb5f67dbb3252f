import {translate} from '@docusaurus/Translate';
import type {Problem} from '@site/openapi/model/validateBody';
import type {FormProblems} from './core/checkForm';
import {type Field, namesOf} from './core/fields';
import type {ValidationErrors} from './core/callState';

type Texts = Readonly<Record<string, () => string>>;

const types: Texts = {
  string: () => translate({id: 'site.tryIt.is.string', message: 'text'}),
  integer: () => translate({id: 'site.tryIt.is.integer', message: 'a whole number'}),
  number: () => translate({id: 'site.tryIt.is.number', message: 'a number'}),
  boolean: () => translate({id: 'site.tryIt.is.boolean', message: 'true or false'}),
  object: () => translate({id: 'site.tryIt.is.object', message: 'an object'}),
  array: () => translate({id: 'site.tryIt.is.array', message: 'a list'}),
};

/** `string, null` as words. */
const typesText = (names: string): string => {
  const or = translate({id: 'site.tryIt.or', message: ' or ', description: 'Between the types of a value'});
  const words = names.split(', ').map((name) => types[name]?.() ?? name);
  return words.join(or);
};

const formats: Texts = {
  'date-time': () =>
    translate({id: 'site.tryIt.format.dateTime', message: 'Use a date and time, such as 2026-09-14T09:30:00-04:00.'}),
  date: () => translate({id: 'site.tryIt.format.date', message: 'Use a date, such as 2026-09-14.'}),
};

const sentences: Readonly<Record<string, (limit: string) => string>> = {
  required: (limit) =>
    limit === ''
      ? translate({id: 'site.tryIt.required', message: 'Required.'})
      : translate({id: 'site.tryIt.required.field', message: 'Add the required field {name}.'}, {name: limit}),
  alternatives: (limit) => translate({id: 'site.tryIt.alternatives', message: 'Enter {limit}.'}, {limit}),
  named: (limit) => translate({id: 'site.tryIt.named', message: 'Required by the value of {name}.'}, {name: limit}),
  segment: () =>
    translate({
      id: 'site.tryIt.segment',
      message: 'A slash, a backslash, or a value of only dots would change the path. Enter another value.',
    }),
  pair: () =>
    translate({id: 'site.tryIt.pair', message: 'Enter a name, an equals sign, and a value, such as Fleet size=140.'}),
  duplicate: (limit) => translate({id: 'site.tryIt.twice', message: 'Enter one value for {limit}.'}, {limit}),
  type: (limit) => translate({id: 'site.tryIt.type', message: 'Must be {limit}.'}, {limit: typesText(limit)}),
  enum: (limit) => translate({id: 'site.tryIt.enum', message: 'Must be one of: {limit}.'}, {limit}),
  minimum: (limit) => translate({id: 'site.tryIt.minimum', message: 'Must be {limit} or more.'}, {limit}),
  maximum: (limit) => translate({id: 'site.tryIt.maximum', message: 'Must be {limit} or less.'}, {limit}),
  minLength: (limit) =>
    translate({id: 'site.tryIt.minLength', message: 'Must have at least {limit} characters.'}, {limit}),
  maxLength: (limit) =>
    translate({id: 'site.tryIt.maxLength', message: 'Must have at most {limit} characters.'}, {limit}),
  format: (limit) =>
    formats[limit]?.() ?? translate({id: 'site.tryIt.format', message: 'Must be in the format {limit}.'}, {limit}),
  pattern: () => translate({id: 'site.tryIt.pattern.any', message: 'Must match the documented pattern.'}),
  false: () => translate({id: 'site.tryIt.unknownField', message: 'Unknown field. Remove it.'}),
};

/** A sentence with the problem of a value and its fix. The validator's message for other keywords. */
const problemText = ({keyword, limit = '', detail}: Problem): string => sentences[keyword]?.(limit) ?? detail;

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
