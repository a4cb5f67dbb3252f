import {LEVELS} from './record';
import {SYNONYMS} from './synonyms';

/** Settings of the hosted index, as close as possible to the embedded engine. */
export const hostedSettings = {
  // The best hits of each page, which the modal folds into rows. The service allows four at most.
  distinct: 4,
  attributeForDistinct: 'url_without_anchor',
  searchableAttributes: [
    // Of equal importance: titles of pages, and names of fields without their parents.
    'hierarchy.lvl1,name',
    ...LEVELS.slice(2).map((level) => `unordered(hierarchy.${level})`),
    'keywords',
    'codes',
    'endpoint',
    'content',
  ],
  attributesForFaceting: ['type', 'version'],
  customRanking: ['desc(weight.pageRank)', 'desc(weight.level)', 'asc(weight.position)'],
  // One spelling for names: `crm_id`, `crmId`, and `crm id`.
  camelCaseAttributes: ['name', 'hierarchy.lvl3', 'codes', 'content'],
  separatorsToIndex: '_',
  minWordSizefor1Typo: 3,
  minWordSizefor2Typos: 7,
  // Names with digits, such as versions and status codes, are not corrected.
  allowTyposOnNumericTokens: false,
  removeWordsIfNoResults: 'allOptional' as const,
  ranking: ['typo', 'words', 'filters', 'proximity', 'attribute', 'exact', 'custom'],
  queryLanguages: ['en' as const],
  ignorePlurals: true,
  removeStopWords: true,
};

/** One-way synonyms in the service's format. */
export const hostedSynonyms = () =>
  [...SYNONYMS].map(([input, synonyms]) => ({
    objectID: `synonym-${input.replaceAll(/\W+/g, '-')}`,
    type: 'onewaysynonym' as const,
    input,
    synonyms: [...synonyms],
  }));
