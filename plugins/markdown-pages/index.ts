import {existsSync, mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {DocusaurusConfig} from '@docusaurus/types';
import {readPublished} from '../../openapi/tools/published';
import {apiVersions} from '../../src/config/apiVersions';
import type {Spec} from '../../openapi/model/spec';
import {isDeadOnPages} from './deadOnPages';
import {areasOf, fullAddress, fullIndex, llmsText} from './llms';
import {instructions} from './llms/instructions';
import {deadLinks} from './anchors';
import {type MarkdownPage, textOfPage} from './markdownPage';

function write(outDir: string, address: string, text: string): void {
  const file = path.join(outDir, address);
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, text);
}

/** @throws when a page has no Markdown version, or a version has no page, with a line for each */
export function assertSamePages(pages: readonly MarkdownPage[], routes: readonly string[]): void {
  const pages = new Set(routes);
  const written = new Set(pages.map(({pathname}) => pathname));
  throwAll([
    ...[...pages].filter((page) => !written.has(page)).map((page) => `${page} has no Markdown version.`),
    ...[...written].filter((page) => !pages.has(page)).map((page) => `${page} has a Markdown version, but is no page.`),
  ]);
}

/**
 * Run it when all other files of the site are written: a version may link to any of them.
 * @throws when a Markdown version links to something that is not there, with a line for each link
 */
export function assertLiveLinks(outDir: string, pages: readonly MarkdownPage[]): void {
  const isFile = (url: string): boolean => existsSync(path.join(outDir, url));
  throwAll(deadLinks(pages, isFile, (target) => isDeadOnPages(outDir, target)));
}

function throwAll(faults: readonly string[]): void {
  if (faults.length > 0) throw new Error(`Markdown versions of pages are wrong:\n${faults.join('\n')}`);
}

type Site = Pick<DocusaurusConfig, 'title' | 'tagline' | 'url'>;

/**
 * Writes the Markdown version of each page (`/docs/api/people.md`) for readers that are programs, made of the page's own
 * source and not of its HTML; the index of them (`llms.txt`); and the pages of each area in one file (`llms-full`).
 */
export function writeMarkdownPages(outDir: string, pages: readonly MarkdownPage[], {title, tagline, url}: Site): void {
  const texts = new Map(pages.map((page) => [page.address, textOfPage(page, url)]));
  for (const [address, text] of texts) write(outDir, address, text);
  const areas = areasOf(pages).map((area) => {
    const text = area.pages.map(({address}) => texts.get(address) ?? '').join('\n---\n\n');
    write(outDir, fullAddress(area.name), text);
    return {...area, bytes: Buffer.byteLength(text)};
  });
  const current = readPublished(apiVersions[0]) as unknown as Spec;
  const head = {title, summary: `${tagline} ${current.info.description?.split('\n')[0] ?? ''}`};
  write(outDir, '/llms.txt', llmsText({...head, instructions: instructions(current, url)}, pages));
  write(outDir, '/llms-full.txt', fullIndex(title, areas));
}
