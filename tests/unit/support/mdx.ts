import {type EvaluateOptions, compile, evaluate} from '@mdx-js/mdx';
import {type ComponentType, Fragment, type ReactNode, createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {jsx, jsxs} from 'react/jsx-runtime';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import {parse} from 'yaml';

const remarkPlugins = [remarkFrontmatter, remarkGfm];

/** Words and structures that break MDX when they reach it as they are. Each must come out as text. */
export const HOSTILE: readonly (readonly [string, string])[] = [
  ['braces', 'a {b} c'],
  ['an unclosed brace', 'from { on'],
  ['a tag', 'a <b>bold</b> word'],
  ['the closing tag of its own component', '</Field></Operation>'],
  ['an HTML comment', '<!-- hidden -->'],
  ['a comparison', 'a <= b < c >= d'],
  ['an escaped brace', String.raw`\{x} and \\{y}`],
  ['a lone backtick', 'a ` b {c}'],
  ['backtick runs that do not match', 'a ``{b}` c'],
  ['escaped backticks', String.raw`a \`{b}\` c`],
  ['backticks in two paragraphs', 'a ` b\n\n{c} ` d'],
  ['backticks in a paragraph and a list', 'a ` b\n- {c} ` d'],
  ['an open fence', '```json\n{"a": 1}'],
  ['an open tilde fence', '~~~\n{"a": 1}'],
  ['a closed fence', '```json\n{"a": "<b>"}\n```'],
  ['two fences in a list', '- ```json\n  {"a": 1}\n  ```\n\n{b}\n\n- ```json\n  {"c": 1}\n  ```'],
  ['a line that begins with export', 'export people {x} from here'],
  ['a line that begins with import', 'Words.\n\nimport "people" from a file'],
  ['a table', '| a | b |\n| - | - |\n| `{x}` | {y} |'],
  ['quotes', '"double" and \'single\''],
  ['a backslash at the end', 'C:\\'],
  ['other scripts and emoji', 'é 漢字 {😀} <ü>'],
  ['a front matter fence', '---\n{x}\n---'],
  ['a template literal', '${`x`} {`y`}'],
];

/** Fails with MDX's own message when a page of the reference is not valid MDX. */
export async function assertMdx(page: string): Promise<void> {
  await compile(page, {remarkPlugins});
}

const passThrough = ({children}: {readonly children?: ReactNode}): ReactNode => children;
const NAMES = [
  'Field',
  'Fields',
  'Operation',
  'OperationText',
  'OperationSamples',
  'OperationTable',
  'Response',
  'Limits',
];

/** What a reader would see of an MDX text: HTML, with the site's own components reduced to what they contain. */
export async function htmlOf(mdx: string): Promise<string> {
  const options: EvaluateOptions = {Fragment, jsx, jsxs, remarkPlugins};
  const {default: Content} = await evaluate(mdx, options);
  const components = Object.fromEntries(NAMES.map((name) => [name, passThrough]));
  return renderToStaticMarkup(createElement(Content as ComponentType<{components: typeof components}>, {components}));
}

/** The front matter of a page as data, and the page below it. */
export function partsOf(page: string): {readonly data: unknown; readonly body: string} {
  const [, block = '', body = ''] = /^---\n([^]*?)\n---\n([^]*)$/.exec(page) ?? [];
  return {data: parse(block), body};
}
