import {markdownUrl} from '../../src/features/markdown-page/core/markdownUrl';
import {convert} from './convert';
import type {PageContext} from './components/component';
import {withMarkdownLinks} from './links';
import {type ParsedPage, writeMarkdown} from './markdown';
import {type Block, blocksOf, heading, paragraph, text, textOf} from './nodes';

/** A page of the site, before it is Markdown. */
export interface PageSource {
  /** Address of the page, with a slash at its end. */
  readonly pathname: string;
  /** The part of the site that it belongs to: `api-basics`, `api-2.0/people`. */
  readonly area: string;
  readonly page: ParsedPage;
  readonly context: PageContext;
  /** Method and path of an operation. */
  readonly request?: string;
  /** What the page shows besides its own text. */
  readonly after?: readonly Block[];
}

/** A page as Markdown, its links and places still to be compared with those of others. */
export interface MarkdownPage {
  readonly pathname: string;
  readonly address: string;
  readonly area: string;
  readonly title: string;
  readonly description: string;
  readonly request?: string;
  readonly blocks: readonly Block[];
}

/** The title of a page whose front matter has none, as the generator takes it. */
function ownHeading({blocks}: ParsedPage): string {
  const heading = blocks.find((block) => block.type === 'heading' && block.depth === 1);
  return heading ? textOf([heading]) : '';
}

/** @throws with file and line when the page has something that cannot be written as Markdown. */
export function makeMarkdownPage({pathname, area, page, context, request, after = []}: PageSource): MarkdownPage {
  const {description = ''} = page.frontMatter;
  const title = page.frontMatter.title ?? ownHeading(page);
  if (!title) throw new Error(`${context.file} has no title in its front matter. Give it one.`);
  // A page of src/pages has its heading in its text, a page of docs in its front matter.
  const blocks = blocksOf(convert([...page.blocks, ...after], context)).filter(
    (block) => block.type !== 'heading' || block.depth !== 1,
  );
  return {pathname, address: markdownUrl(pathname), area, title, description, request, blocks: withMarkdownLinks(blocks)};
}

/** The text of a page: title, what the page is for, where it is, content. */
export function textOfPage({title, description, pathname, blocks}: MarkdownPage, siteUrl: string): string {
  const quote: Block = {type: 'blockquote', children: [paragraph(text(description))]};
  return writeMarkdown([
    heading(1, text(title)),
    ...(description === '' ? [] : [quote]),
    paragraph(text('Page: '), {type: 'link', url: siteUrl + pathname, children: [text(siteUrl + pathname)]}),
    ...blocks,
  ]);
}
