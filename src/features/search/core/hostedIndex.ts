import {isObject} from '../../../utils/isObject';
import type {SearchRecord} from './record';
import {SYNONYMS} from './synonyms';

/** Settings of the hosted index, as close as possible to the embedded engine. */
export const hostedSettings = {
  // The best hits of each page, which the modal folds into rows. The service allows four at most.
  distinct: 4,
  attributeForDistinct: 'url_without_anchor',
  searchableAttributes: [
    // Of equal importance: titles of pages, and names of fields without their parents.
    'hierarchy.lvl1,name',
    'unordered(hierarchy.lvl2)',
    'unordered(hierarchy.lvl3)',
    'unordered(hierarchy.lvl4)',
    'unordered(hierarchy.lvl5)',
    'unordered(hierarchy.lvl6)',
    'keywords',
    'codes',
    'endpoint',
    'content',
  ],
  attributesForFaceting: ['type', 'lang', 'version', 'docusaurus_tag'],
  customRanking: ['desc(weight.pageRank)', 'desc(weight.level)', 'asc(weight.position)'],
  // One spelling for names: `crm_id`, `crmId`, and `crm id`.
  camelCaseAttributes: ['name', 'hierarchy.lvl3', 'codes', 'content'],
  separatorsToIndex: '_',
  minWordSizefor1Typo: 3,
  minWordSizefor2Typos: 7,
  typoTolerance: true,
  // Names with digits, such as versions and status codes, are not corrected.
  allowTyposOnNumericTokens: false,
  removeWordsIfNoResults: 'allOptional' as const,
  ranking: ['typo', 'words', 'filters', 'proximity', 'attribute', 'exact', 'custom'],
  queryLanguages: ['en' as const],
  ignorePlurals: true,
  removeStopWords: true,
};

/** A one-way synonym in the service's format. */
export interface HostedSynonym {
  readonly objectID: string;
  readonly type: 'onewaysynonym';
  readonly input: string;
  readonly synonyms: string[];
}

export const hostedSynonyms = (): HostedSynonym[] =>
  [...SYNONYMS].map(([input, synonyms]) => ({
    objectID: `synonym-${input.replaceAll(/\W+/g, '-')}`,
    type: 'onewaysynonym',
    input,
    synonyms: [...synonyms],
  }));

export interface Differences {
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly removed: readonly string[];
}

/** A record as JSON with sorted keys. */
const textOf = (record: unknown): string =>
  JSON.stringify(record, (_, value: unknown) =>
    isObject(value) ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) : value,
  );

/** The changes of a push, by URL. */
export function differencesOf(
  present: readonly {readonly objectID: string; readonly url?: string}[],
  next: readonly SearchRecord[],
): Differences {
  const before = new Map(present.map((record) => [record.objectID, record]));
  const after = new Set(next.map(({objectID}) => objectID));
  return {
    added: next.filter(({objectID}) => !before.has(objectID)).map(({url}) => url),
    changed: next
      .filter((record) => before.has(record.objectID) && textOf(before.get(record.objectID)) !== textOf(record))
      .map(({url}) => url),
    removed: present.filter(({objectID}) => !after.has(objectID)).map(({objectID, url}) => url ?? objectID),
  };
}
