import type {DocusaurusConfig} from '@docusaurus/types';
import {readPublished} from '../../../openapi/tools/bundle/readBundle';
import {apiVersions} from '../../../src/config/apiVersions';
import {publicFiles} from '../../../src/config/publicFiles';
import {withAbsoluteLinks} from '../../../src/features/markdown-page/core/markdownUrl';
import {writeIn} from '../../../src/node/files';
import {type Block, type Node, anchorOf, within} from '../markdown/markdown';
import {areasOf, fullIndex, fullUrl, llmsText, partText, partsOf} from './llmsTxt';
import type {PageSamples} from '../site-pages/samples';
import type {SitePage} from '../site-pages/sitePage';
import {type MarkdownPage, markdownPage, textOfPage} from './markdownPage';

/** Internal links of a page with anchors: `/docs/api.md#error-401`. */
const targetsOf = ({url: own, blocks}: MarkdownPage): string[] =>
  [...within(blocks)]
    .flatMap((node) => ('url' in node ? [node.url] : []))
    .map((url) => (url.startsWith('#') ? own + url : url))
    .filter((url) => url.startsWith('/'));

function withoutAnchors<Kind extends Node>(nodes: readonly Kind[], isUsed: (id: string) => boolean): Kind[] {
  return nodes
    .filter((node) => isUsed(anchorOf(node) ?? ''))
    .map((node) => ('children' in node ? {...node, children: withoutAnchors(node.children as Node[], isUsed)} : node))
    .filter((node) => node.type !== 'paragraph' || node.children.length > 0);
}

/** Removes anchors without links. Thousands of fields have one. */
export function withUsedAnchors(pages: readonly MarkdownPage[]): MarkdownPage[] {
  const targets = new Set(pages.flatMap(targetsOf));
  return pages.map((page) => {
    const isUsed = (id: string): boolean => id === '' || targets.has(`${page.url}#${id}`);
    return {...page, blocks: withoutAnchors<Block>(page.blocks, isUsed)};
  });
}

/** The Markdown versions of all pages. @throws when a part of a page has no Markdown equivalent */
export const markdownPages = (pages: readonly SitePage[], samples: PageSamples): MarkdownPage[] =>
  withUsedAnchors(pages.map((page) => markdownPage(page, samples)));

/**
 * Writes the Markdown version of each page (`/docs/api/people.md`) from its source, for programs and models. Also writes
 * their indexes (`llms.txt`), and the pages of each area in one file (`llms-full`).
 */
export function writeMarkdownPages(
  outDir: string,
  pages: readonly MarkdownPage[],
  {title, tagline, url: siteUrl}: Pick<DocusaurusConfig, 'title' | 'tagline' | 'url'>,
): void {
  const texts = new Map(pages.map((page) => [page.url, textOfPage(page, siteUrl)]));
  for (const [url, text] of texts) writeIn(outDir, url, text);
  const areas = areasOf(pages).map((area) => {
    const text = area.pages.map(({url}) => texts.get(url) ?? '').join('\n');
    writeIn(outDir, fullUrl(area.name), text);
    return {...area, bytes: Buffer.byteLength(text)};
  });
  const writeIndex = (url: string, text: string): void => writeIn(outDir, url, withAbsoluteLinks(text, siteUrl));
  for (const part of partsOf(pages)) writeIndex(part.url, partText(part));
  const current = readPublished(apiVersions[0]);
  const summary = `${tagline} ${current.info.description?.split('\n')[0] ?? ''}`;
  writeIndex(publicFiles.llms, llmsText(title, summary, pages));
  writeIndex(publicFiles.llmsFull, fullIndex(title, areas));
}
