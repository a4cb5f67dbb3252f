import type {DocusaurusConfig} from '@docusaurus/types';
import {readPublished} from '../../../openapi/tools/bundle/readBundle';
import {apiVersions} from '../../../src/config/apiVersions';
import {publicFiles} from '../../../src/config/publicFiles';
import {withAbsoluteLinks} from '../../../src/features/markdown-page/core/markdownUrl';
import {writeIn} from '../../../src/node/files';
import {withUsedAnchors} from './links';
import {areasOf, fullIndex, fullUrl, llmsText, partText, partsOf} from './llmsTxt';
import type {PageSamples} from '../site-pages/samples';
import type {SitePage} from '../site-pages/sitePage';
import {type MarkdownPage, markdownPage, textOfPage} from './markdownPage';

/** The Markdown versions of all pages. @throws when a part of a page has no Markdown equivalent */
export const markdownPages = (pages: readonly SitePage[], samples: PageSamples): MarkdownPage[] =>
  withUsedAnchors(pages.map((page) => markdownPage(page, samples)));

type Site = Pick<DocusaurusConfig, 'title' | 'tagline' | 'url'>;

/**
 * Writes the Markdown version of each page (`/docs/api/people.md`) from its source, for programs and models. Also writes
 * their indexes (`llms.txt`), and the pages of each area in one file (`llms-full`).
 */
export function writeMarkdownPages(
  outDir: string,
  pages: readonly MarkdownPage[],
  {title, tagline, url: siteUrl}: Site,
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
