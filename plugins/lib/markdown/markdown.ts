import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {parse as parseYaml} from 'yaml';
import {remarkPlainText} from '../../../src/features/reference/core/remarkPlainText';
import type {Block, Phrasing} from './nodes';

const mdx = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).use(remarkMdx).freeze();
const markdown = unified().use(remarkParse).use(remarkGfm).use(remarkPlainText).freeze();
const plain = unified()
  .use(remarkGfm, {tablePipeAlign: false, tableCellPadding: true})
  .use(remarkStringify, {bullet: '-', emphasis: '_', rule: '-', listItemIndent: 'one'})
  .freeze();

/** The front matter that a Markdown version needs. */
export interface FrontMatter {
  readonly title?: string;
  readonly title_meta?: string;
  readonly description?: string;
  readonly keywords?: readonly string[];
}

export interface ParsedPage {
  readonly frontMatter: FrontMatter;
  readonly blocks: readonly Block[];
}

/** Parses MDX without imports, because components are identified by name. */
export function parseMdx(source: string): ParsedPage {
  const {children} = mdx.parse(source);
  const [first] = children;
  return {
    frontMatter: first?.type === 'yaml' ? ((parseYaml(first.value) ?? {}) as FrontMatter) : {},
    blocks: children.filter((node): node is Block => node.type !== 'yaml' && node.type !== 'mdxjsEsm'),
  };
}

/** Cache of parsed texts, because many pages repeat descriptions of fields. The nodes must not be changed. */
const parsed = new Map<string, readonly Block[]>();

/** A text of the page model. */
export function parseMarkdown(text: string): readonly Block[] {
  const known = parsed.get(text);
  if (known) return known;
  const blocks = markdown.parse(text).children as readonly Block[];
  parsed.set(text, blocks);
  return blocks;
}

/** A text of the page model that is part of a sentence. */
export const inlineMarkdown = (text: string): readonly Phrasing[] =>
  parseMarkdown(text).flatMap((block) => (block.type === 'paragraph' ? block.children : []));

/** Markdown (GFM) of some blocks, ending in a line break. */
export const writeMarkdown = (blocks: readonly Block[]): string =>
  plain.stringify({type: 'root', children: [...blocks]});
