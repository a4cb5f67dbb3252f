/** What MDX takes as it is (closed fences, escapes, code spans of one line), and what it would take for code. */
const TOKENS =
  /^(?:[ \t]|[-*+][ \t]|\d+[.)][ \t])*(`{3,}(?=[^`\n]*$)|~{3,})[^\n]*(?<closed>\n[^]*?^[ \t]*\1[`~]*[ \t]*$)?|\\[^]|(`+)(?!`).*?(?<!`)\3(?!`)|`+|[{}<]|^(?:im|ex)port(?= )/gm;

function tokenMdx(token: string, fence: string | undefined, closed: string | undefined): string {
  // An open fence would swallow the tags of the page.
  if (fence) return closed ? token : token.replaceAll(/[`~{}<\\]/g, String.raw`\$&`);
  if (/^[{}<]$/.test(token)) return `\\${token}`;
  return /^[a-z]/.test(token) ? `&#${String(token.charCodeAt(0))};${token.slice(1)}` : token;
}

/** Markdown from a spec as MDX: braces, angle brackets, and a line that begins with `import` or `export`, are text. */
export const mdxText = (markdown: string): string => markdown.trim().replaceAll(TOKENS, tokenMdx);

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
  const sentences = /^.*[.!?](?=\s)/.exec(plain.slice(0, limit + 1))?.[0];
  return sentences ?? `${plain.slice(0, limit - 1).replace(/\s\S*$|[\uD800-\uDBFF]$/, '')}…`;
}

/** What search engines take for a whole sentence; shorter ones they replace by words of the page. */
const SHORT = 50;

/** A description of the page of a request: the first sentences, and the request itself where they are few. */
export function requestDescription(markdown: string, method: string, path: string): string {
  const description = metaDescription(markdown);
  return description.length < SHORT
    ? `${description} ${method.toUpperCase()} ${path} of the Salesloft API.`.trim()
    : description;
}

/** A front matter block; values are JSON, which is YAML. */
export function frontMatter(values: Readonly<Record<string, unknown>>): string {
  const lines = Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return `---\n${lines.join('\n')}\n---\n`;
}
