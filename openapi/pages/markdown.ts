import type {Markdown} from './page';

/** A value as readers see it: a string bare, anything else, and a string that could not be read bare, as JSON. */
export const literal = (value: unknown): string =>
  typeof value === 'string' && /^\S(.*\S)?$/.test(value) ? value : JSON.stringify(value);

/** A value as a code span, with more backticks around it than it holds in a row. */
export function code(value: unknown): Markdown {
  const text = literal(value);
  const longest = Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const pad = /^`|`$/.test(text) ? ' ' : '';
  return ['`'.repeat(longest + 1), text, '`'.repeat(longest + 1)].join(pad);
}

export const codes = (values: readonly unknown[]): Markdown => values.map(code).join(', ');

/** Plain text, such as a summary or a title, as Markdown: none of its characters is markup. */
export const escaped = (text: string): Markdown =>
  text
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replaceAll(/[\\`*_~|&<>{}[\]]/g, String.raw`\$&`);

/** Markdown of one line without its markup. */
export const withoutMarkup = (markdown: Markdown): string =>
  markdown
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[`*]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** The first sentence of a description; a period inside a code span or a word ends none. */
export const firstSentence = (markdown: Markdown): Markdown =>
  /^(?:`[^`]*`|[^`])*?[.!?](?=\s|$)/.exec(markdown.trim().replaceAll(/\s+/g, ' '))?.[0] ?? markdown;

/** The first paragraph without markup, cut after a sentence or a word: what a search engine shows. */
export function metaDescription(markdown: Markdown, limit = 155): string {
  const plain = withoutMarkup(markdown.trim().split(/\n\s*\n/)[0] ?? '');
  if (plain.length <= limit) return plain;
  const sentences = /^.*[.!?](?=\s)/.exec(plain.slice(0, limit + 1))?.[0];
  return sentences ?? `${plain.slice(0, limit - 1).replace(/\s\S*$|[\uD800-\uDBFF]$/, '')}…`;
}

/** Search engines replace shorter descriptions by words of the page. */
const SHORT = 50;

/** The meta description of an operation: the first sentences, and the request itself where they are short. */
export function requestDescription(markdown: Markdown, method: string, path: string): string {
  const description = metaDescription(markdown);
  return description.length < SHORT
    ? `${description} ${method.toUpperCase()} ${path} of the Salesloft API.`.trim()
    : description;
}
