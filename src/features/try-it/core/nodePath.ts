/** Names and indexes from the root of a response to a node. */
export type NodePath = readonly (string | number)[];

/** Names that JSONPath has without quotes (RFC 9535, 2.5.1.1). */
const PLAIN = /^[a-z_\u0080-\uD7FF\uE000-\uFFFF][\w\u0080-\uD7FF\uE000-\uFFFF]*$/i;

const ESCAPES: Readonly<Record<string, string>> = {
  ...{'\b': String.raw`\b`, '\f': String.raw`\f`, '\n': String.raw`\n`, '\r': String.raw`\r`, '\t': String.raw`\t`},
  ...{"'": String.raw`\'`, '\\': String.raw`\\`},
};

const escaped = (character: string): string =>
  ESCAPES[character] ?? String.raw`\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** A name in quotes, escaped as in normalized paths (RFC 9535, 2.7). */
// oxlint-disable-next-line no-control-regex -- JSON escapes control characters.
const quoted = (name: string): string => `'${name.replaceAll(/[\u0000-\u001F'\\]/g, escaped)}'`;

/** The JSONPath of a node, which selects it alone: `$.data[0].email_address`, or `$['odd name']`. */
export function jsonPathOf(path: NodePath): string {
  const steps = path.map((step) => {
    if (typeof step === 'number') return `[${String(step)}]`;
    return PLAIN.test(step) ? `.${step}` : `[${quoted(step)}]`;
  });
  return `$${steps.join('')}`;
}
