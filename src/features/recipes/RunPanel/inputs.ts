import {translate} from '@docusaurus/Translate';
import type {JsonValue} from '../../samples/core/jsonText';
import {API_KEY, type Recipe, type Values, exampleInputs} from '../core/recipe';

/** The inputs as texts of a form: strings as they are, others as JSON. */
export const exampleTexts = (recipe: Recipe): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(exampleInputs(recipe)).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  );

/** The values of a form. @throws with the name of an input that isn't JSON */
export function valuesOf({workflows: [{inputs}]}: Recipe, texts: Readonly<Record<string, string>>): Values {
  const chosen = Object.entries(inputs.properties).filter(([name]) => name !== API_KEY);
  return Object.fromEntries(
    chosen.map(([name, {type}]): [string, JsonValue] => {
      const text = texts[name] ?? '';
      if (type === 'string') return [name, text];
      try {
        return [name, JSON.parse(text) as JsonValue];
      } catch {
        throw new Error(
          translate({id: 'site.recipes.invalid', message: 'The input {name} must be valid JSON. Correct it.'}, {name}),
        );
      }
    }),
  );
}
