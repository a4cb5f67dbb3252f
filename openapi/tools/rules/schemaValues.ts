import type {Oas3Rule, UserContext} from '@redocly/openapi-core';

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

/** Requires arrays to say what they contain. Generators of clients fail without it. */
export const arrayItems: Oas3Rule = () => ({
  Schema({type, items}: {readonly type?: unknown; readonly items?: unknown}, {report, location}: UserContext) {
    if (![type].flat().includes('array') || items !== undefined) return;
    report({message: 'The array has no `items`. Add their schema.', location: location.child(['type'])});
  },
});
