import {phrasing as isPhrasing} from 'mdast-util-phrasing';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {mdxTree} from '../guides/mdxTree';
import {remarkPlainText} from '../../../src/features/reference/core/remarkPlainText';
import type {MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {escapeHtml} from '../../../src/utils/escapeHtml';

/** A block of a page: a paragraph, a list, a code block. */
export type Block = MdxJsxFlowElement['children'][number];
/** Part of a line. */
export type Phrasing = MdxJsxTextElement['children'][number];
export type Node = Block | Phrasing;
export type Element = MdxJsxFlowElement | MdxJsxTextElement;

type Of<Kind extends Node['type']> = Extract<Node, {type: Kind}>;
type List = Of<'list'>;
export type ListItem = List['children'][number];

/** Words of a line: text, nodes, and lists of them. Nothing for `undefined`, `false` and an empty text. */
export type Words = Phrasing | string | false | undefined | readonly Words[];

export function phrasing(...words: readonly Words[]): Phrasing[] {
  return words.flatMap((part) => {
    if (part === undefined || part === false || part === '') return [];
    if (typeof part === 'string') return [{type: 'text' as const, value: part}];
    return 'type' in part ? [part] : phrasing(...part);
  });
}

export const code = (value: string): Phrasing => ({type: 'inlineCode', value});
export const strong = (...words: Words[]): Phrasing => ({type: 'strong', children: phrasing(...words)});
export const link = (url: string, ...words: Words[]): Phrasing => ({type: 'link', url, children: phrasing(...words)});
export const paragraph = (...words: Words[]): Of<'paragraph'> => ({type: 'paragraph', children: phrasing(...words)});
export const fence = (lang: string, value: string, meta?: string): Block => ({type: 'code', lang, meta, value});
export const heading = (depth: 1 | 2 | 3, ...words: Words[]): Block => ({
  type: 'heading',
  depth,
  children: phrasing(...words),
});
export const item = (...children: ListItem['children']): ListItem => ({type: 'listItem', spread: false, children});
export const lineItem = (...words: Words[]): ListItem => item(paragraph(...words));
export const list = (children: ListItem[]): List => ({type: 'list', ordered: false, spread: false, children});

/** Plain text with names in backticks. */
export const codeSpans = (words: string): Phrasing[] =>
  phrasing(words.split(/`([^`]+)`/).map((part, index) => (index % 2 === 0 ? part : code(part))));

export const joined = (parts: readonly Words[]): Words =>
  parts.map((part, index) => (index === 0 ? part : [', ', part]));

/** An anchor. `withUsedAnchors` removes those without links. */
export const anchor = (id: string): Phrasing => ({
  type: 'html',
  value: `<a id="${escapeHtml(id)}"></a>`,
  data: {id} as object,
});

export const anchorOf = (node: Node): string | undefined =>
  node.type === 'html' ? (node.data as {readonly id?: string} | undefined)?.id : undefined;

/** HTML is a part of a line, because pages have it for anchors only. */
const isBlock = (node: Node): node is Block => !isPhrasing(node) && node.type !== 'html';

export const isElement = (node: Node): node is Element =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

/** Wraps consecutive inline nodes in paragraphs. */
export function blocksOf(nodes: readonly Node[]): Block[] {
  const blocks: Block[] = [];
  let words: Phrasing[] = [];
  const close = (): void => {
    if (words.some((word) => word.type !== 'text' || word.value.trim() !== '')) blocks.push(paragraph(...words));
    words = [];
  };
  for (const node of nodes) {
    if (!isBlock(node)) {
      words.push(node);
      continue;
    }
    close();
    blocks.push(node);
  }
  close();
  return blocks;
}

export function* within(nodes: readonly Node[]): Generator<Node> {
  for (const node of nodes) {
    yield node;
    if ('children' in node) yield* within(node.children as readonly Node[]);
  }
}

export const textOf = (nodes: readonly Node[]): string =>
  [...within(nodes)].map((node) => (node.type === 'text' || node.type === 'inlineCode' ? node.value : '')).join('');

type Attributes = Readonly<Record<string, string | undefined>>;

const attributesOf = (attributes: Attributes): MdxJsxAttribute[] =>
  Object.entries(attributes).flatMap(([name, value]) =>
    value === undefined ? [] : [{type: 'mdxJsxAttribute', name, value}],
  );

export const flowComponent = (name: string, attributes: Attributes, children: Block[] = []): MdxJsxFlowElement => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes: attributesOf(attributes),
  children,
});

export const textComponent = (name: string, attributes: Attributes): MdxJsxTextElement => ({
  type: 'mdxJsxTextElement',
  name,
  attributes: attributesOf(attributes),
  children: [],
});

const markdown = unified().use(remarkParse).use(remarkGfm).use(remarkPlainText).freeze();
const plain = unified()
  .use(remarkGfm, {tablePipeAlign: false, tableCellPadding: true})
  .use(remarkStringify, {bullet: '-', emphasis: '_', rule: '-', listItemIndent: 'one'})
  .freeze();

/** The blocks of MDX without front matter and imports, because components are identified by name. */
export const parseMdx = (source: string, file = ''): readonly Block[] =>
  mdxTree(file, source).children.filter((node): node is Block => node.type !== 'yaml' && node.type !== 'mdxjsEsm');

const texts = new Map<string, readonly Block[]>();

/** A text of the page model. Each is parsed once, because pages repeat descriptions of fields. The nodes must not be changed. */
export function parseMarkdown(text: string): readonly Block[] {
  const blocks = texts.get(text) ?? (markdown.parse(text).children as readonly Block[]);
  texts.set(text, blocks);
  return blocks;
}

/** A text of the page model that is part of a sentence. */
export const inlineMarkdown = (text: string): readonly Phrasing[] =>
  parseMarkdown(text).flatMap((block) => (block.type === 'paragraph' ? block.children : []));

/** Markdown (GFM) of some blocks, ending in a line break. */
export const writeMarkdown = (blocks: readonly Block[]): string =>
  plain.stringify({type: 'root', children: [...blocks]});
