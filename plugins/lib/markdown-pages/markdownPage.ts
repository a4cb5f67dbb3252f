import {readFileSync} from 'node:fs';
import path from 'node:path';
import {stringify} from 'yaml';
import {versionAt} from '../../../src/config/apiVersions';
import {publicFiles, publishedFolder} from '../../../src/config/publicFiles';
import {markdownUrl} from '../../../src/features/markdown-page/core/markdownUrl';
import {type Block, type Node, fence, heading, link, paragraph, strong, writeMarkdown} from '../markdown/markdown';
import type {PageSamples, Samples} from '../site-pages/samples';
import type {Crumb, SitePage} from '../site-pages/sitePage';
import type {OperationPage} from '../../../openapi/pages/page';
import {LANGUAGES, type LanguageId} from '../../../src/features/samples/core/languages';
import {codeNodes} from '../site-pages/referenceNodes';
import {safeUrl} from '../../../src/features/reference/core/safeUrl';

/** A URL in a Markdown version. Pages become their Markdown versions, files lose `pathname://`, and code is dropped. */
export function markdownLink(url: string): string {
  const [, pathname = '', rest = ''] = /^(?:pathname:\/\/)?(\/[^?#]*)(.*)$/.exec(url) ?? [];
  if (pathname === '') return safeUrl(url);
  return (pathname.endsWith('/') ? markdownUrl(pathname) : pathname) + rest;
}

export const withLinks = <Kind extends Node>(nodes: readonly Kind[], change: (url: string) => string): Kind[] =>
  nodes.map((node) => ({
    ...node,
    ...('url' in node && {url: change(node.url)}),
    ...('children' in node && {children: withLinks(node.children as readonly Node[], change)}),
  }));

/** Languages of the samples in Markdown versions. The page has all languages. */
const SHOWN: readonly LanguageId[] = ['curl', 'python', 'nodejs'];
/** Longest OpenAPI document that a Markdown version contains, in characters. It links to longer ones. */
const SHORT_DOCUMENT = 12_000;

const requestNodes = (samples: Samples | undefined): Block[] =>
  SHOWN.flatMap((shown) => {
    const {id, label, highlight} = LANGUAGES.find((language) => language.id === shown) ?? LANGUAGES[0];
    return [paragraph(strong(`Request, ${label}`)), fence(highlight, samples?.get(id) ?? '')];
  });

/** The operation as an OpenAPI document, which a program can read without the rest of the description. */
function documentNodes({document: url}: OperationPage, overview: Crumb | undefined): Block[] {
  const json = JSON.stringify(JSON.parse(readFileSync(path.join(publishedFolder, url), 'utf8')));
  return [
    heading(2, 'OpenAPI'),
    paragraph(link(url, 'OpenAPI document of this operation (JSON)'), ', complete with its schemas.'),
    ...(json.length <= SHORT_DOCUMENT ? [fence('json', json)] : []),
    ...(overview ? [paragraph('All operations of the resource: ', link(overview.pathname, 'overview'), '.')] : []),
  ];
}

/** What the Markdown version of an operation has besides the text of its page: samples, responses, and its description. */
const operationExtras = (page: OperationPage, samples: Samples | undefined, overview?: Crumb): Block[] => [
  heading(2, 'Samples'),
  ...requestNodes(samples),
  // Shared errors are in the Markdown version of the landing page.
  ...page.responses.filter((response) => !response.isShared && response.code !== '').flatMap(codeNodes),
  ...documentNodes(page, overview),
];

export interface MarkdownPage extends Omit<SitePage, 'content'> {
  /** URL path of the Markdown version. */
  readonly url: string;
  readonly blocks: readonly Block[];
}

/** A page with its content. Links point to other Markdown versions. @param samples of each operation */
export function markdownPage({content, ...page}: SitePage, samples: PageSamples = new Map()): MarkdownPage {
  const {pathname, parent, reference} = page;
  const extras = reference?.kind === 'operation' ? operationExtras(reference, samples.get(pathname), parent) : [];
  return {...page, url: markdownUrl(pathname), blocks: withLinks([...content(), ...extras], markdownLink)};
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
  return frontMatter(page, siteUrl) + writeMarkdown(withLinks(all, (to) => (to.startsWith('/') ? siteUrl + to : to)));
}
