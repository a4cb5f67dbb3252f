import {translate} from '@docusaurus/Translate';
import {schemaErrors} from '@site/openapi/model/schemaErrors';
import type {JsonValue} from '../../samples/core/jsonText';
import {isTooDeep} from '../../try-it/core/json';
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
export function parsed(text: string): JsonValue | undefined {
  if (isTooDeep(text)) return undefined;
  try {
    return (JSON.parse(text) as JsonValue) ?? undefined;
  } catch {
    return undefined;
  }
}

/** The text of an input doesn't match its schema. The message names the input. */
export class InvalidInput extends Error {}

function problemOf(name: string, {type, examples = []}: Input): string {
  if (type === 'integer')
    return translate({id: 'site.recipes.notInteger', message: '{name} must be a whole number.'}, {name});
  if (type === 'string')
    return translate(
      {id: 'site.recipes.pattern', message: '{name} must look like {example}.'},
      {name, example: textOf(examples[0])},
    );
  return translate(
    {id: 'site.recipes.invalid', message: '{name} must be a JSON {type} like the example.'},
    {name, type},
  );
}

/** The values of a form. @throws InvalidInput */
export function valuesOf({workflows: [{inputs}]}: Recipe, texts: Readonly<Record<string, string>>): Values {
  const chosen = Object.entries(inputs.properties).filter(([name]) => name !== API_KEY);
  return Object.fromEntries(
    chosen.map(([name, input]) => {
      const text = texts[name] ?? '';
      const value = input.type === 'string' ? text.trim() : parsed(text);
      if (value !== undefined && schemaErrors(input, value).length === 0) return [name, value];
      throw new InvalidInput(problemOf(name, input));
    }),
  );
}
