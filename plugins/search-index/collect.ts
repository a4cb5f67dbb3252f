import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {readPublished} from '../../openapi/tools/published';
import {apiVersions, sidebarName, versionAt} from '../../src/config/apiVersions';
import {guidesRoot} from '../../src/config/routes';
import type {SearchRecord} from '../../src/features/search/core/record';
import type {Spec} from '../../openapi/model/spec';
import {apiRecords} from './apiRecords';
import {faultsOf} from './checkRecords';
import {htmlRecords, idsOf} from './htmlRecords';
import type {PageFacts} from './pageRecords';

/** Landing pages repeat what guides say at length. */
const LANDING_RANK = 0.9;
/** The index of a section holds nothing but links. */
const INDEX_RANK = 0.6;
/** Guides that every integration needs, and those for the few who publish one. */
const SECTION_RANKS: Readonly<Record<string, number>> = {'api-basics': 1.15, webhooks: 1.1, marketplace: 0.85};

/** What a page is that has no records from an API description; undefined for those that search leaves out. */
function factsOf(url: string): Omit<PageFacts, 'title'> | undefined {
  const version = versionAt(url);
  if (version) {
    // All other pages of a version come from its description.
    if (url !== version.baseUrl) return undefined;
    return {url, section: 'API', version: version.label, tag: sidebarName(version), rank: LANDING_RANK};
  }
  if (url.startsWith(guidesRoot)) {
    const [section = '', page] = url.slice(guidesRoot.length).split('/').filter(Boolean);
    const isPage = page !== undefined || section === 'intro';
    const rank = isPage ? (SECTION_RANKS[section] ?? 1) : INDEX_RANK;
    return {url, section: 'Docs', version: 'current', tag: 'docs-default-current', rank};
  }
  // The home page only leads to others.
  if (url === '/') return undefined;
  return {url, section: 'Docs', version: 'current', tag: 'default', rank: LANDING_RANK};
}

/** The HTML of a built page. Pages are not kept: all of them would be in memory at the end. */
function readPage(outDir: string, pathname: string): string | undefined {
  const file = path.join(outDir, pathname, 'index.html');
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/**
 * Every record of a built site.
 * @throws Error that names each record whose page or anchor the build does not have.
 */
export function collectRecords(outDir: string, routes: readonly string[]): SearchRecord[] {
  const read = (pathname: string): string | undefined => readPage(outDir, pathname);
  const fromPages = [...routes].sort().flatMap((url) => {
    const facts = factsOf(url);
    const html = facts && read(url);
    return facts && html ? htmlRecords(html, facts) : [];
  });
  const fromSpecs = apiVersions.flatMap((version, index) => {
    const spec = readPublished(version) as unknown as Spec;
    return apiRecords(version, spec, index === 0);
  });
  const records = [...fromPages, ...fromSpecs];
  const ids = new Map<string, ReadonlySet<string> | undefined>();
  const faults = faultsOf(records, (pathname) => {
    if (!ids.has(pathname)) {
      const html = read(pathname);
      ids.set(pathname, html === undefined ? undefined : idsOf(html));
    }
    return ids.get(pathname);
  });
  if (faults.length > 0) throw new Error(`The search index would lead nowhere:\n${faults.join('\n')}`);
  return records;
}
