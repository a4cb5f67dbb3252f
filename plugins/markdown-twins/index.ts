import {existsSync, mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {DocusaurusConfig} from '@docusaurus/types';
import {readPublished} from '../../openapi/tools/published';
import {apiVersions} from '../../src/config/apiVersions';
import type {Spec} from '../../openapi/model/spec';
import {isDeadOnPages} from './deadOnPages';
import {areasOf, fullAddress, fullIndex, llmsText} from './llms';
import {instructions} from './llms/instructions';
import {deadLinks} from './places';
import {type Twin, textOfTwin} from './twin';

function write(outDir: string, address: string, text: string): void {
  const file = path.join(outDir, address);
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, text);
}

/** @throws when a page has no Markdown version, or a version has no page, with a line for each */
export function assertSamePages(twins: readonly Twin[], routes: readonly string[]): void {
  const pages = new Set(routes);
  const written = new Set(twins.map(({pathname}) => pathname));
  throwAll([
    ...[...pages].filter((page) => !written.has(page)).map((page) => `${page} has no Markdown version.`),
    ...[...written].filter((page) => !pages.has(page)).map((page) => `${page} has a Markdown version, but is no page.`),
  ]);
}

/**
 * Run it when all other files of the site are written: a version may link to any of them.
 * @throws when a Markdown version links to something that is not there, with a line for each link
 */
export function assertLiveLinks(outDir: string, twins: readonly Twin[]): void {
  const isFile = (url: string): boolean => existsSync(path.join(outDir, url));
  throwAll(deadLinks(twins, isFile, (target) => isDeadOnPages(outDir, target)));
}

function throwAll(faults: readonly string[]): void {
  if (faults.length > 0) throw new Error(`Markdown versions of pages are wrong:\n${faults.join('\n')}`);
}

type Site = Pick<DocusaurusConfig, 'title' | 'tagline' | 'url'>;

/**
 * Writes the Markdown version of each page (`/docs/api/people.md`) for readers that are programs, made of the page's own
 * source and not of its HTML; the index of them (`llms.txt`); and the pages of each area in one file (`llms-full`).
 */
export function writeTwins(outDir: string, twins: readonly Twin[], {title, tagline, url}: Site): void {
  const texts = new Map(twins.map((twin) => [twin.address, textOfTwin(twin, url)]));
  for (const [address, text] of texts) write(outDir, address, text);
  const areas = areasOf(twins).map((area) => {
    const text = area.twins.map(({address}) => texts.get(address) ?? '').join('\n---\n\n');
    write(outDir, fullAddress(area.name), text);
    return {...area, bytes: Buffer.byteLength(text)};
  });
  const current = readPublished(apiVersions[0]) as unknown as Spec;
  const head = {title, summary: `${tagline} ${current.info.description?.split('\n')[0] ?? ''}`};
  write(outDir, '/llms.txt', llmsText({...head, instructions: instructions(current, url)}, twins));
  write(outDir, '/llms-full.txt', fullIndex(title, areas));
}
