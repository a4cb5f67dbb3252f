import {existsSync, readFileSync} from 'node:fs';
import {dataOf} from '../guide-components/remarkData';
import type {KnownNames} from '../guide-names/knownNames';
import {type ParsedPage, parseMdx} from '../markdown/markdown';
import {type Block, blocksOf, textOf} from '../markdown/nodes';
import type {SitePage} from './sitePage';
import {convert} from './mdx/convert';
import {quoteAdmonitions} from './mdx/quoteAdmonitions';

const isTitle = (block: Block): boolean => block.type === 'heading' && block.depth === 1;

/** The content of an MDX file without its title. */
const contentOf = (blocks: readonly Block[], file: string, names: KnownNames): Block[] =>
  blocksOf(convert(blocks.flatMap(dataOf), {file, names})).filter((block) => !isTitle(block));

/** Pages by their text, because `npm start` lists all of them after each change. The nodes must not be changed. */
const parsed = new Map<string, ParsedPage>();

function parse(file: string): ParsedPage {
  if (!existsSync(file)) throw new Error(`${file} doesn't exist. Add it, or remove it from src/config/guides.ts.`);
  const source = readFileSync(file, 'utf8');
  const page = parsed.get(source) ?? parseMdx(quoteAdmonitions(source));
  parsed.set(source, page);
  return page;
}

/**
 * A page from an MDX file. Pages of src/pages have their title in the text.
 * @throws with the file when there is no such page, or it has no title
 */
export function mdxPage(
  file: string,
  names: KnownNames,
): Pick<SitePage, 'source' | 'title' | 'metaTitle' | 'description' | 'keywords' | 'content'> {
  const {frontMatter, blocks} = parse(file);
  const title = frontMatter.title ?? textOf(blocks.filter(isTitle).slice(0, 1));
  if (!title) throw new Error(`${file} has no title in its front matter. Give it one.`);
  return {
    source: file,
    title,
    metaTitle: frontMatter.title_meta,
    description: frontMatter.description ?? '',
    keywords: frontMatter.keywords,
    content: () => contentOf(blocks, file, names),
  };
}

/** An MDX file that is part of a page. */
export const mdxContent = (file: string, names: KnownNames): Block[] => contentOf(parse(file).blocks, file, names);
