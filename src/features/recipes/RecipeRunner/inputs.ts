import {translate} from '@docusaurus/Translate';
import {schemaErrors} from '@site/openapi/model/validateBody';
import {parsedJson} from '@site/src/utils/parsedJson';
import {SANDBOX_KEY} from '@site/src/features/sandbox';
import type {JsonValue} from '@site/src/features/samples/core/jsonText';
import {isTooDeep} from '@site/src/features/try-it/core/json';
import {textOf} from '../core/expressions';
import {API_KEY, type Input, type Recipe, type Values, exampleInputs} from '../core/recipe';

/** The inputs as texts of a form: strings as they are, others as JSON. */
export const exampleTexts = (recipe: Recipe): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(exampleInputs(recipe)).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value, null, 2),
    ]),
  );

/** The value of a JSON text. Undefined for null, invalid JSON and too many levels, which no input accepts. */
const parsed = (text: string): JsonValue | undefined =>
  isTooDeep(text) ? undefined : ((parsedJson(text) as JsonValue | undefined) ?? undefined);

/** The text of an input doesn't match its schema. The message names the input. */
export class InvalidInput extends Error {}

function problemOf(name: string, {type, examples = []}: Input): string {
  if (type === 'integer') return translate({message: '{name} must be a whole number.'}, {name});
  if (type === 'string')
    return translate({message: '{name} must look like {example}.'}, {name, example: textOf(examples[0])});
  return translate({message: '{name} must be a JSON {type} like the example.'}, {name, type});
}

/** The values of a form. @throws InvalidInput */
export function valuesOf({workflows: [{inputs}]}: Recipe, texts: Readonly<Record<string, string>>): Values {
  const chosen = Object.entries(inputs.properties).filter(([name]) => name !== API_KEY);
  return Object.fromEntries(
    chosen.map(([name, input]) => {
      const text = texts[name] ?? '';
      const value = input.type === 'string' ? text.trim() : parsed(text);
      const isExact = input.type !== 'integer' || (/^-?\d+$/.test(text.trim()) && Number.isSafeInteger(value));
      if (value !== undefined && isExact && schemaErrors(input, value).length === 0) return [name, value];
      throw new InvalidInput(problemOf(name, input));
    }),
  );
}

/** The values that the steps use. @throws InvalidInput */
export const inputsOf = (recipe: Recipe, texts: Readonly<Record<string, string>>): Values => ({
  ...valuesOf(recipe, texts),
  [API_KEY]: SANDBOX_KEY,
});
