import {existsSync, mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {DocusaurusConfig, Plugin} from '@docusaurus/types';
import {readPublished} from '../../openapi/tools/published';
import {apiVersions} from '../../src/config/apiVersions';
import {pageDays} from '../page-dates';
import type {Spec} from '../reference-pages/spec';
import {writeStructuredData} from '../structured-data';
import {isDeadOnPages} from './deadOnPages';
import {areasOf, fullAddress, fullIndex, llmsText} from './llms';
import {instructions} from './llms/instructions';
import {makeTwins} from './makeTwins';
import {deadLinks} from './places';
import {type Twin, textOfTwin} from './twin';

function write(outDir: string, address: string, text: string): void {
  const file = path.join(outDir, address);
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, text);
}

/** Pages without a twin, and twins without a page, a line for each. */
function unequal(twins: readonly Twin[], routes: readonly string[]): string[] {
  const pages = new Set(routes.filter((route) => route.endsWith('/')));
  const written = new Set(twins.map(({pathname}) => pathname));
  return [
    ...[...pages].filter((page) => !written.has(page)).map((page) => `${page} has no twin.`),
    ...[...written].filter((page) => !pages.has(page)).map((page) => `${page} has a twin, but is no page.`),
  ];
}

type Site = Pick<DocusaurusConfig, 'title' | 'tagline' | 'url'>;

/** Writes the twins, the index of them (`llms.txt`), and the pages of each area in one file (`llms-full`). */
function writeTwins(outDir: string, twins: readonly Twin[], {title, tagline, url}: Site): void {
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

/**
 * Gives each page a Markdown twin (`/docs/api/people.md`) for readers that are programs: made of the page's own source, not
 * of its HTML. A page without one, or a link of one that leads nowhere, fails the build. What the twins know of their pages
 * also goes into the pages, as structured data.
 */
export default function markdownTwins(): Plugin {
  return {
    name: 'markdown-twins',
    postBuild: async ({outDir, routesPaths, siteConfig}) => {
      const twins = await makeTwins(siteConfig);
      writeTwins(outDir, twins, siteConfig);
      const days = pageDays();
      const facts = twins.map(({pathname, ...twin}) => ({pathname, ...twin, day: days.get(pathname)}));
      writeStructuredData(outDir, facts, siteConfig);
      const faults = [
        ...unequal(twins, routesPaths),
        ...deadLinks(
          twins,
          (address) => existsSync(path.join(outDir, address)),
          (target) => isDeadOnPages(outDir, target),
        ),
      ];
      if (faults.length > 0) throw new Error(`Markdown twins are wrong:\n${faults.join('\n')}`);
    },
  };
}
