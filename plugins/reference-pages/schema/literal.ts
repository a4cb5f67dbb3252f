/** A value as it is told: a text bare, anything else, and a text that could not be read bare, as JSON. */
export const literal = (value: unknown): string =>
  typeof value === 'string' && /^\S(.*\S)?$/.test(value) ? value : JSON.stringify(value);

/** A value as a code span of Markdown, with more backticks around it than it holds in a row. */
export function code(value: unknown): string {
  const text = literal(value);
  const longest = Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const pad = /^`|`$/.test(text) ? ' ' : '';
  return ['`'.repeat(longest + 1), text, '`'.repeat(longest + 1)].join(pad);
}

export const codes = (values: readonly unknown[]): string => values.map(code).join(', ');
