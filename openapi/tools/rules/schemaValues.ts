import type {Oas3Rule, UserContext} from '@redocly/openapi-core';
import type {Schema} from '../../model/spec';
import {schemaErrors} from '../../model/validateBody';

interface Choice {
  readonly enum?: readonly unknown[];
  readonly default?: unknown;
}

/** Requires choices of different values, and a default that is one of them. Validators don't look at either. */
export const possibleValues: Oas3Rule = () => ({
  Schema({enum: values = [], default: initial = values[0]}: Choice, {report}: UserContext) {
    if (new Set(values).size < values.length) report({message: 'The `enum` has a value twice. Remove one of the two.'});
    if (values.length > 0 && !values.includes(initial))
      report({message: `The default ${JSON.stringify(initial)} isn't in \`enum\`. Correct it, or add it there.`});
  },
});

/** Keywords about a value itself, which need no other schema. */
const OWN = [
  'type',
  'minimum',
  'maximum',
  'minLength',
  'maxLength',
  'pattern',
  'format',
  'minItems',
  'maxItems',
] as const;

/** Requires defaults that the schema allows. Validators don't look at them. */
export const validDefaults: Oas3Rule = () => ({
  Schema(node: object, {report, location}: UserContext) {
    const schema: Schema = node;
    if (schema.default === undefined) return;
    const own = Object.fromEntries(OWN.flatMap((key) => (schema[key] === undefined ? [] : [[key, schema[key]]])));
    const [error] = schemaErrors(own, schema.default);
    if (!error) return;
    const message = `The default ${JSON.stringify(schema.default)} isn't a value of its schema: ${error.error} Correct one of the two.`;
    report({message, location: location.child(['default'])});
  },
});

/** Requires arrays to say what they contain. Generators of clients fail without it. */
export const arrayItems: Oas3Rule = () => ({
  Schema({type, items}: {readonly type?: unknown; readonly items?: unknown}, {report, location}: UserContext) {
    if (![type].flat().includes('array') || items !== undefined) return;
    report({message: 'The array has no `items`. Add their schema.', location: location.child(['type'])});
  },
});
