import {markdownUrl} from '../../../src/features/markdown-page/core/markdownUrl';
import {withMarkdownLinks} from './links';
import {writeMarkdown} from '../markdown/markdown';
import {type Block, heading, paragraph, text} from '../markdown/nodes';

/** A page of the site as data. */
export interface SitePage {
  /** URL path of the page, with a trailing slash. */
  readonly pathname: string;
  /** Its file, if it is handwritten. */
  readonly source?: string;
  /** Its part of the site: `api-basics`, `api-2.0/people`. */
  readonly area: string;
  readonly title: string;
  /** Title for the browser tab, search engines and shared links, if it differs. */
  readonly metaTitle?: string;
  /** Empty for a page that has none. */
  readonly description: string;
  /** What people call its topic in other words. */
  readonly keywords?: readonly string[];
  /** The overview of the resource that an operation belongs to. */
  readonly parent?: {readonly name: string; readonly pathname: string};
  /** Method and path of an operation. */
  readonly request?: string;
  /** The content below the title. @throws when a part of it has no Markdown equivalent */
  readonly content: () => readonly Block[];
}

/** The Markdown version of a page. */
export interface MarkdownPage extends Omit<SitePage, 'content'> {
  /** URL path of the Markdown version. */
  readonly url: string;
  readonly blocks: readonly Block[];
}

/** A page with its content. Links point to other Markdown versions. */
export const markdownPage = ({content, ...page}: SitePage): MarkdownPage => ({
  ...page,
  url: markdownUrl(page.pathname),
  blocks: withMarkdownLinks(content()),
});

/** The text of a Markdown version: title, description, URL, content. */
export function textOfPage({title, description, pathname, blocks}: MarkdownPage, siteUrl: string): string {
  const quote: Block = {type: 'blockquote', children: [paragraph(text(description))]};
  return writeMarkdown([
    heading(1, text(title)),
    ...(description === '' ? [] : [quote]),
    paragraph(text('Page: '), {type: 'link', url: siteUrl + pathname, children: [text(siteUrl + pathname)]}),
    ...blocks,
  ]);
}
