import {publicFiles} from '../../../src/config/publicFiles';
import {markdownUrl} from '../../../src/features/markdown-page/core/markdownUrl';
import {writeMarkdown} from '../markdown/markdown';
import {type Block, heading, link, paragraph, text} from '../markdown/nodes';
import type {PageSamples} from '../site-pages/samples';
import type {SitePage} from '../site-pages/sitePage';
import {frontMatter} from './frontMatter';
import {withMarkdownLinks, withSite} from './links';
import {operationExtras} from './operationExtras';

/** The Markdown version of a page. */
export interface MarkdownPage extends Omit<SitePage, 'content'> {
  /** URL path of the Markdown version. */
  readonly url: string;
  readonly blocks: readonly Block[];
}

/** A page with its content. Links point to other Markdown versions. @param samples of each operation */
export function markdownPage({content, ...page}: SitePage, samples: PageSamples = new Map()): MarkdownPage {
  const {pathname, parent, reference} = page;
  const extras = reference?.kind === 'operation' ? operationExtras(reference, samples.get(pathname), parent) : [];
  return {...page, url: markdownUrl(pathname), blocks: withMarkdownLinks([...content(), ...extras])};
}

/** The text of a Markdown version: front matter, where all pages are listed, title, description, content. */
export function textOfPage({blocks, ...page}: MarkdownPage, siteUrl: string): string {
  const {title, description} = page;
  const quote: Block = {type: 'blockquote', children: [paragraph(text(description))]};
  const {llms} = publicFiles;
  const all: Block[] = [
    paragraph(text('All pages, and how to call the API: '), link(llms, text(llms))),
    heading(1, text(title)),
    ...(description === '' ? [] : [quote]),
    ...blocks,
  ];
  return frontMatter(page, siteUrl) + writeMarkdown(withSite(all, siteUrl));
}
