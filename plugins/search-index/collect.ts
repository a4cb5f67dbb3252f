import type {ReferencePage} from '../../openapi/pages/page';
import {versionAt} from '../../src/config/apiVersions';
import {guidesRoot} from '../../src/config/routes';
import type {SearchRecord} from '../../src/features/search/core/record';
import type {Step} from '../page-output/writePages';
import {faultsOf} from './checkRecords';
import {htmlRecords, idsOf} from './htmlRecords';
import type {PageFacts} from './pageRecords';
import {LANDING_RANK, referenceRecords} from './referenceRecords';

/** The index of a section holds nothing but links. */
const INDEX_RANK = 0.6;
/** Guides that every integration needs, and those for the few who publish one. */
const SECTION_RANKS: Readonly<Record<string, number>> = {'api-basics': 1.15, webhooks: 1.1, marketplace: 0.85};

/** What is known of a guide or top page; undefined for pages of the reference, and for the home page, which only leads to others. */
function factsOf(url: string): Omit<PageFacts, 'title'> | undefined {
  if (url === '/' || versionAt(url)) return undefined;
  const facts = {url, section: 'Docs', version: 'current'} as const;
  if (!url.startsWith(guidesRoot)) return {...facts, tag: 'default', rank: LANDING_RANK};
  const [section = '', page] = url.slice(guidesRoot.length).split('/').filter(Boolean);
  const isPage = page !== undefined || section === 'intro';
  return {...facts, tag: 'docs-default-current', rank: isPage ? (SECTION_RANKS[section] ?? 1) : INDEX_RANK};
}

/** Collects the records of a site while its pages are written. */
export interface RecordCollector {
  /** Reads guides as they are on their page, and compares the records of other pages with it; changes no page. */
  readonly step: Step;
  /** Every record, once all pages are written. @throws Error that names each record whose page or anchor does not exist */
  readonly records: () => SearchRecord[];
}

/** @param reference pages that have their records from the page model */
export function recordCollector(reference: readonly ReferencePage[]): RecordCollector {
  const known = reference.flatMap(referenceRecords);
  const read = new Map<string, readonly SearchRecord[]>();
  const ids = new Map<string, ReadonlySet<string>>();
  return {
    step: (html, pathname) => {
      const facts = factsOf(pathname);
      ids.set(pathname, idsOf(html));
      if (facts) read.set(pathname, htmlRecords(html, facts));
      return html;
    },
    records: () => {
      const fromPages = [...read.keys()].sort().flatMap((pathname) => read.get(pathname) ?? []);
      const records = [...fromPages, ...known];
      const faults = faultsOf(records, (pathname) => ids.get(pathname));
      if (faults.length > 0) throw new Error(`The search index has dead links:\n${faults.join('\n')}`);
      return records;
    },
  };
}
