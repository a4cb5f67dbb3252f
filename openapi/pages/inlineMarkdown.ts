/** GitHub-flavored Markdown in which HTML is text: `<id>` is shown literally. */
export type Markdown = string;

/** A value as text. Strings have no quotes, unless they would be ambiguous. */
export const literal = (value: unknown): string =>
  typeof value === 'string' && /^\S(.*\S)?$/.test(value) ? value : JSON.stringify(value);

/** A value as a code span, with enough backticks around it. */
export function code(value: unknown): Markdown {
  const text = literal(value);
  const longest = Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const pad = /^`|`$/.test(text) ? ' ' : '';
  return ['`'.repeat(longest + 1), text, '`'.repeat(longest + 1)].join(pad);
}

export const codes = (values: readonly unknown[]): Markdown => values.map(code).join(', ');

/** Escapes plain text, such as a summary or a title, for Markdown. */
export const escaped = (text: string): Markdown =>
  text
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replaceAll(/[\\`*_~|&<>{}[\]]/g, String.raw`\$&`);

export const withoutMarkup = (markdown: Markdown): string =>
  markdown
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[`*]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** The first sentence of a description. Periods in code spans and words don't count. */
export const firstSentence = (markdown: Markdown): Markdown =>
  /^(?:`[^`]*`|[^`])*?[.!?](?=\s|$)/.exec(markdown.trim().replaceAll(/\s+/g, ' '))?.[0] ?? markdown;

/** A meta description: the first paragraph as plain text, truncated after a sentence or a word. */
export function metaDescription(markdown: Markdown, limit = 155): string {
  const plain = withoutMarkup(markdown.trim().split(/\n\s*\n/)[0] ?? '');
  if (plain.length <= limit) return plain;
  const sentences = /^.*[.!?](?=\s)/.exec(plain.slice(0, limit + 1))?.[0];
  return sentences ?? `${plain.slice(0, limit - 1).replace(/\s\S*$|[\uD800-\uDBFF]$/, '')}…`;
}

/** Search engines replace shorter descriptions with text from the page. */
const SHORT = 50;

/** The meta description of an operation: the first sentences, and the request if they are short. */
export function requestDescription(markdown: Markdown, request: string): string {
  const description = metaDescription(markdown);
  return description.length < SHORT
    ? `${/^$|[.!?]$/.test(description) ? description : `${description}.`} ${request}.`.trim()
    : description;
}
