import type {ReferencePage} from '../../openapi/pages/page';
import {versionAt} from '../../src/config/apiVersions';
import {guidesRoot} from '../../src/config/routes';
import type {SearchRecord} from '../../src/features/search/core/record';
import type {Step} from '../page-output/writePages';
import {problemsOf} from './checkRecords';
import {htmlRecords, idsOf} from './htmlRecords';
import type {PageFacts} from './pageRecords';
import {LANDING_RANK, referenceRecords} from './referenceRecords';

/** The index of a section has only links. */
const INDEX_RANK = 0.6;
/** Guides that every integration needs, and those for the few who publish one. */
const SECTION_RANKS: Readonly<Record<string, number>> = {'api-basics': 1.15, webhooks: 1.1, marketplace: 0.85};

/** The data of a guide or top page. Undefined for reference pages, and for the home page, which has only links. */
function factsOf(url: string): Omit<PageFacts, 'title'> | undefined {
  if (url === '/' || versionAt(url)) return undefined;
  const facts = {url, section: 'Docs', version: 'current'} as const;
  if (!url.startsWith(guidesRoot)) return {...facts, tag: 'default', rank: LANDING_RANK};
  const [section = '', page] = url.slice(guidesRoot.length).split('/').filter(Boolean);
  const isPage = page !== undefined || section === 'intro';
  return {...facts, tag: 'docs-default-current', rank: isPage ? (SECTION_RANKS[section] ?? 1) : INDEX_RANK};
}

/** Collects search records while pages are written. */
export interface RecordCollector {
  /** Reads the records of guides, and checks those of other pages. Changes no page. */
  readonly step: Step;
  /** All records, after all pages are written. @throws with each record whose page or anchor doesn't exist */
  readonly records: () => SearchRecord[];
}

/** @param reference pages whose records come from the page model */
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
      const problems = problemsOf(records, (pathname) => ids.get(pathname));
      if (problems.length > 0) throw new Error(`The search index has dead links:\n${problems.join('\n')}`);
      return records;
    },
  };
}
