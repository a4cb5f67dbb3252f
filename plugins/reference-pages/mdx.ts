/** Splits Markdown into code spans, which MDX takes as they are, and the text around them. */
const CODE_SPANS = /(`+[^`]+`+)/;

/** Markdown from a spec as MDX: braces and angle brackets outside code spans are text, not JSX. */
export const mdxText = (markdown: string): string =>
  markdown
    .trim()
    .split(CODE_SPANS)
    .map((part, index) => (index % 2 === 1 ? part : part.replaceAll(/[{}<]/g, (sign) => `\\${sign}`)))
    .join('');

/** JSX attributes; strings, booleans and data. Undefined and false ones are left out. */
export function attributes(values: Readonly<Record<string, unknown>>): string {
  return Object.entries(values)
    .filter(([, value]) => value !== undefined && value !== false)
    .map(([name, value]) => (value === true ? ` ${name}` : ` ${name}={${JSON.stringify(value)}}`))
    .join('');
}

/** The first paragraph without markup, cut at a word: what a search engine shows. */
export function metaDescription(markdown: string, limit = 155): string {
  const plain = (markdown.trim().split(/\n\s*\n/)[0] ?? '')
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[`*]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (plain.length <= limit) return plain;
  const sentence = plain.slice(0, limit).replace(/^(.*[.!?])\s.*$/, '$1');
  return /[.!?]$/.test(sentence) ? sentence : `${plain.slice(0, limit - 1).replace(/\s\S*$/, '')}…`;
}

/** A front matter block; values are JSON, which is YAML. */
export function frontMatter(values: Readonly<Record<string, unknown>>): string {
  const lines = Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return `---\n${lines.join('\n')}\n---\n`;
}
