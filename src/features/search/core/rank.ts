import {weightOfMethod} from './endpoint';
import type {Postings} from './postings';
import {type QueryWord, isOwn} from './queryWords';
import {type RankedQuery, simple} from './rankedQuery';
import type {HitType} from './record';
import {type Match, matchesOf} from './score';
import type {IndexedPage, IndexedRecord} from './searchIndex';
import {STOP_WORDS} from './stopWords';
import {keyOf, namingTerms} from './words';

/** Pages rank before their paragraphs. */
const LEVEL_FACTORS: Readonly<Record<HitType, number>> = {
  lvl1: 1.5,
  lvl2: 1.2,
  lvl3: 1.15,
  lvl4: 1.1,
  lvl5: 1.1,
  lvl6: 1.1,
  content: 1,
};
/** Bonus if the query contains a whole title, keyword, or heading. */
const TITLE = 1.5;
const HEADING = 0.7;
/** What a whole keyword counts, compared with a whole title. */
const KEYWORD = 0.8;
/** Bonus if a title or heading begins with the query, or contains it. */
const PHRASE = 0.8;
/** Bonus if every word of the query is in titles, headings, names, and keywords. */
const NAMED = 1;
/** Weight of fields that match only by description. */
const UNNAMED_FIELDS = 0.6;
/** Weight of fields for a question, task, or error that doesn't consist of a name. */
const FIELDS_FOR_PROSE = 0.3;
/** Bonus of fields whose whole name is the query. */
const FIELD = 2.5;
/** Lists have the filters. */
const NO_LIST = 0.3;
/** Weight of the words that a record lacks, but its page has. */
const PAGE = 0.6;
/** Weight of the best match of each word on the page, wherever it is. */
const ON_PAGE = 0.3;
/** Guides explain questions, tasks and errors. Fields are what names are searched for. */
const GUIDE_FOR_PROSE = 1.25;
/** Only guides tell things apart. */
const GUIDE_FOR_COMPARISON = 2;
const API_FOR_NAMES = 1.1;
const OLD_IF_ASKED = 2;

export interface Scored {
  readonly id: number;
  readonly score: number;
  /** In the order of `FACTORS`. Absent if the record matches in another way. */
  readonly factors?: readonly number[];
}

/** A page with what ranking compares with the query. */
export interface RankedPage extends IndexedPage {
  /** Significant words of the title and of each keyword. */
  readonly titleTerms: readonly (readonly string[])[];
  /** Its keywords as names. */
  readonly keys: ReadonlySet<string>;
  readonly title: string;
}

/** A record with its page, the words of its heading, and whether it has fields. */
export interface RankedRecord {
  readonly record: IndexedRecord;
  readonly page: RankedPage;
  readonly headingTerms: readonly string[];
  readonly heading: string;
  readonly hasFields: boolean;
}

/** Significant words of a title. "Introduction" is in too many titles. */
const namesIn = (text: string): string[] =>
  namingTerms(text).filter((term) => !STOP_WORDS.has(term) && term !== 'introduction');

export function rankedPage(page: IndexedPage): RankedPage {
  const {lvl1, keywords = []} = page;
  return {
    ...page,
    titleTerms: [lvl1, ...keywords].map(namesIn),
    keys: new Set(keywords.map((keyword) => keyOf(keyword.replaceAll(' ', '_')))),
    title: simple(lvl1),
  };
}

/** @throws when the index has no such page */
export function rankedRecord(record: IndexedRecord, pages: readonly RankedPage[]): RankedRecord {
  const [number, type, anchor, headings] = record;
  const page = pages[number];
  if (!page) throw new Error('The search index is incomplete. Reload the page.');
  const hasFields = type === 'lvl2' && anchor !== null && page.group !== undefined;
  const heading = type === 'lvl1' ? '' : (headings.at(-1) ?? '');
  return {record, page, headingTerms: namesIn(heading), heading: hasFields ? '' : simple(heading), hasFields};
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** How well a query and a title match, 0 to 1: the matched share of the title times that of the query. */
function likeness(title: readonly string[], words: readonly QueryWord[]): number {
  const wanted = new Map(title.map((term) => [term, 0]));
  const own = words.filter(isOwn);
  if (wanted.size === 0 || own.length === 0) return 0;
  let naming = 0;
  for (const {alternatives} of own) {
    const named = alternatives.filter(({terms}) => terms.every((term) => wanted.has(term)));
    naming += Math.max(0, ...named.map(({weight}) => weight));
    for (const {terms, weight} of named)
      for (const term of terms) wanted.set(term, Math.max(wanted.get(term) ?? 0, weight));
  }
  return (sumOf([...wanted.values()]) / wanted.size) ** 2 * (naming / own.length);
}

/** Share of the query that a record or page matches, 0 to 1. Rare words count more. */
function coverage(matched: readonly boolean[], {words}: RankedQuery): number {
  const rarities = words.map((word) => (isOwn(word) ? word.rarity : 0));
  const all = sumOf(rarities);
  return all === 0 ? 0 : sumOf(rarities.filter((_, index) => matched[index] === true)) / all;
}

/** Whether a title or heading has the query as typed, 0 to 1: more at its beginning than inside. */
function phrase(title: string, text: string): number {
  if (text.length < 3) return 0;
  const at = ` ${title}`.indexOf(` ${text}`);
  return at === -1 ? 0 : (at === 0 ? 1 : 0.6) * Math.sqrt(text.length / title.length);
}

/** How a page's title and keywords match a query. */
interface TitleMatch {
  readonly title: number;
  /** The best of title and keywords. */
  readonly any: number;
  readonly phrase: number;
}

function titleMatch(
  {titleTerms: [title = [], ...keywords], keys, title: text}: RankedPage,
  query: RankedQuery,
): TitleMatch {
  const own = likeness(title, query.words);
  const others = keywords.map((terms) => likeness(terms, query.words));
  return {
    title: own,
    any: keys.has(query.key) ? 1 : Math.max(own, KEYWORD * Math.max(0, ...others)),
    phrase: phrase(text, query.text),
  };
}

function titleFactor(
  {record: [, type], headingTerms, heading}: RankedRecord,
  query: RankedQuery,
  page: TitleMatch,
): number {
  if (type === 'lvl1') return (1 + TITLE * page.any) * (1 + PHRASE * page.phrase);
  return (
    (1 + TITLE * page.title) *
    (1 + HEADING * likeness(headingTerms, query.words)) *
    (1 + PHRASE * Math.max(phrase(heading, query.text) * 0.6, page.phrase * 0.5))
  );
}

function kindFactor({lvl0, successor}: RankedPage, {isName, isProse, isComparison, isOld}: RankedQuery): number {
  const old = isOld && successor !== undefined ? OLD_IF_ASKED : 1;
  if (lvl0 === 'Docs') return isComparison ? GUIDE_FOR_COMPARISON : isProse ? GUIDE_FOR_PROSE : 1;
  return old * (isName ? API_FOR_NAMES : 1);
}

/** How much of the query is the whole name of one of the record's fields. */
function fieldFactor(
  match: Match,
  {hasFields, page}: RankedRecord,
  {words, text, isFilter, isProse}: RankedQuery,
): number {
  if (!hasFields) return 1;
  const lengths = words.map((word, index) => (match.exact[index] === true ? simple(word.text).length : 0));
  const share = Math.min(1, Math.max(0, ...lengths) / Math.max(1, text.length));
  const method = page.endpoint?.[0] ?? '';
  const meant = isFilter && share > 0 ? (method === 'GET' ? 1 : NO_LIST) : weightOfMethod(method);
  return (1 + FIELD * share ** 2) * meant * (isProse ? FIELDS_FOR_PROSE : 1);
}

/** What a query finds on a page. */
interface PageMatch {
  /** For each word of the query: the best score of a record, or 0. */
  readonly scores: number[];
  readonly title: TitleMatch;
}

/** The parts of a score, which are multiplied. */
export const FACTORS = [
  'words',
  'coverage',
  'page coverage',
  'level',
  'kind',
  'titles',
  'named',
  'field',
  'rank',
] as const;

/** The factors of a record's score, from its words, its type, titles and keywords, and the rank of its page. */
function factorsOf(match: Match, ranked: RankedRecord, query: RankedQuery, onPage: PageMatch): number[] {
  const {record, page, hasFields} = ranked;
  const isNamed = match.named.some(Boolean);
  return [
    sumOf(match.scores) + ON_PAGE * sumOf(onPage.scores),
    coverage(match.scores.map(Boolean), query),
    1 - PAGE + PAGE * coverage(onPage.scores.map(Boolean), query),
    LEVEL_FACTORS[record[1]] * (hasFields && !isNamed ? UNNAMED_FIELDS : 1),
    kindFactor(page, query),
    isNamed ? titleFactor(ranked, query, onPage.title) : 1,
    1 + NAMED * coverage(match.named, query) ** 2,
    fieldFactor(match, ranked, query),
    page.rank,
  ];
}

/** All records that match a query, with their scores. */
export function scoresOf(
  query: RankedQuery,
  {postings, records}: {readonly postings: Postings; readonly records: readonly RankedRecord[]},
): Scored[] {
  const matches = matchesOf(query.words, postings);
  const pages = new Map<RankedPage, PageMatch>();
  for (const {id, scores} of matches) {
    const page = records[id]?.page;
    if (!page) continue;
    const found = pages.get(page) ?? {scores: query.words.map(() => 0), title: titleMatch(page, query)};
    scores.forEach((score, word) => {
      found.scores[word] = Math.max(found.scores[word] ?? 0, score);
    });
    pages.set(page, found);
  }
  return matches.flatMap((match) => {
    const record = records[match.id];
    const page = record && pages.get(record.page);
    if (!page) return [];
    const factors = factorsOf(match, record, query, page);
    return [{id: match.id, score: factors.reduce((product, factor) => product * factor, 1), factors}];
  });
}
