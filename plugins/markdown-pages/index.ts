import {existsSync, mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {DocusaurusConfig} from '@docusaurus/types';
import {readPublished} from '../../openapi/tools/published';
import {apiVersions} from '../../src/config/apiVersions';
import {deadLinks, withUsedAnchors} from './anchors';
import {isDeadOnPages} from './deadOnPages';
import {areasOf, fullIndex, fullUrl, llmsText} from './llms';
import {instructions} from './llms/instructions';
import {type MarkdownPage, type SitePage, markdownPage, textOfPage} from './markdownPage';

function write(outDir: string, url: string, text: string): void {
  const file = path.join(outDir, url);
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, text);
}

/** The Markdown versions of all pages. @throws when something in a page cannot be written as Markdown */
export const markdownPages = (pages: readonly SitePage[]): MarkdownPage[] => withUsedAnchors(pages.map(markdownPage));

/**
 * Run it when all other files of the site are written: a version may link to any of them.
 * @throws when a Markdown version links to something that is not there, with a line for each link
 */
export function assertLiveLinks(outDir: string, pages: readonly MarkdownPage[]): void {
  const isFile = (url: string): boolean => existsSync(path.join(outDir, url));
  const faults = deadLinks(pages, isFile, (target) => isDeadOnPages(outDir, target));
  if (faults.length > 0) throw new Error(`Some Markdown versions are wrong:\n${faults.join('\n')}`);
}

type Site = Pick<DocusaurusConfig, 'title' | 'tagline' | 'url'>;

/**
 * Writes the Markdown version of each page (`/docs/api/people.md`) for readers that are programs, made of the page's own
 * source and not of its HTML; the index of them (`llms.txt`); and the pages of each area in one file (`llms-full`).
 */
export function writeMarkdownPages(
  outDir: string,
  pages: readonly MarkdownPage[],
  {title, tagline, url: siteUrl}: Site,
): void {
  const texts = new Map(pages.map((page) => [page.url, textOfPage(page, siteUrl)]));
  for (const [url, text] of texts) write(outDir, url, text);
  const areas = areasOf(pages).map((area) => {
    const text = area.pages.map(({url}) => texts.get(url) ?? '').join('\n---\n\n');
    write(outDir, fullUrl(area.name), text);
    return {...area, bytes: Buffer.byteLength(text)};
  });
  const current = readPublished(apiVersions[0]);
  const head = {title, summary: `${tagline} ${current.info.description?.split('\n')[0] ?? ''}`};
  write(outDir, '/llms.txt', llmsText({...head, instructions: instructions(current, siteUrl)}, pages));
  write(outDir, '/llms-full.txt', fullIndex(title, areas));
}
