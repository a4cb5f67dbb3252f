import type {Oas3Rule, UserContext} from '@redocly/openapi-core';

interface Values {
  readonly enum?: readonly unknown[];
  readonly default?: unknown;
  readonly pattern?: string;
}

const isPattern = (text: string): boolean => {
  try {
    return new RegExp(text, 'u').source !== '';
  } catch {
    return false;
  }
};

/** What is wrong in the values that a schema allows, with the fix. Validators notice it only when a value arrives. */
export function valuesProblem({enum: values, default: initial, pattern = '.'}: Values): string | undefined {
  if (values && new Set(values).size < values.length) return 'A value of `enum` is repeated. Remove one of the two.';
  if (values && initial !== undefined && !values.includes(initial))
    return `The default \`${JSON.stringify(initial)}\` isn't in \`enum\`. Correct the default, or add it there.`;
  return isPattern(pattern) ? undefined : `The pattern \`${pattern}\` isn't a regular expression. Correct it.`;
}

/** Requires schemas that a value can match. */
export const possibleValues: Oas3Rule = () => ({
  Schema(schema: Values, {report}: UserContext) {
    const message = valuesProblem(schema);
    if (message) report({message});
  },
});
