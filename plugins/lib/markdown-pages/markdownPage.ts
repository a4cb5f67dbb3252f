import {stringify} from 'yaml';
import {versionAt} from '../../../src/config/apiVersions';
import {publicFiles} from '../../../src/config/publicFiles';
import {markdownUrl} from '../../../src/features/markdown-page/core/markdownUrl';
import {writeMarkdown} from '../markdown/markdown';
import {type Block, heading, link, paragraph} from '../markdown/nodes';
import type {PageSamples} from '../site-pages/samples';
import type {SitePage} from '../site-pages/sitePage';
import {withMarkdownLinks, withSite} from './links';
import {operationExtras} from './operationExtras';

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

/** What a program needs to know of a page before its text, as YAML between dashes. Unknown facts have no line. */
function frontMatter({title, pathname, day, reference}: Omit<SitePage, 'content'>, siteUrl: string): string {
  const operation = reference?.kind === 'operation' ? reference : undefined;
  const lines = {
    title,
    url: siteUrl + pathname,
    api_version: versionAt(pathname)?.label,
    updated: day,
    scopes: operation?.scopes.length ? operation.scopes : undefined,
    // In points of the rate limit, without what deep pages cost.
    cost: operation?.cost,
  };
  return `---\n${stringify(lines, {lineWidth: 0})}---\n\n`;
}

/** The text of a Markdown version: front matter, where all pages are listed, title, description, content. */
export function textOfPage({blocks, ...page}: MarkdownPage, siteUrl: string): string {
  const {title, description} = page;
  const quote: Block = {type: 'blockquote', children: [paragraph(description)]};
  const {llms} = publicFiles;
  const all: Block[] = [
    paragraph('All pages, and how to call the API: ', link(llms, llms)),
    heading(1, title),
    ...(description === '' ? [] : [quote]),
    ...blocks,
  ];
  return frontMatter(page, siteUrl) + writeMarkdown(withSite(all, siteUrl));
}
