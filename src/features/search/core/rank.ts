import type {Candidate} from './candidates';
import type {HitType} from './record';
import type {IndexedPage, IndexedRecord} from './searchIndex';
import type {QueryWord} from './queryWords';
import {isName} from './words';

/** Pages rank before their paragraphs. */
const LEVEL_FACTORS: Readonly<Record<HitType, number>> = {
  lvl1: 1.6,
  lvl2: 1.3,
  lvl3: 1.2,
  lvl4: 1.15,
  lvl5: 1.1,
  lvl6: 1.1,
  content: 1,
};
/** Bonus if the query contains a whole title or heading. */
const TITLE = 2;
const HEADING = 0.7;
/** Bonus if every word of the query is in titles, headings and names. */
const NAMED = 2;
/** Score of a record with exactly the searched name. Frequency doesn't matter. */
const SAME_NAME = 12;
/** Weight of fields that match only by description. */
const UNNAMED_FIELDS = 0.7;

export interface RankedPage extends IndexedPage {
  /** Significant words of the title. */
  readonly titleTerms: readonly string[];
}

/** A record with the words of its heading, and whether it has fields. */
export interface RankedRecord {
  readonly record: IndexedRecord;
  readonly headingTerms: readonly string[];
  readonly hasFields: boolean;
}

type Match = Candidate['match'];

const means = ({alternatives}: QueryWord, terms: ReadonlySet<string>): boolean =>
  alternatives.some((alternative) => alternative.terms.every((term) => terms.has(term)));

/** How well a query and a title match, 0 to 1: the matched share of the title times that of the query. */
function likeness(title: readonly string[], words: readonly QueryWord[], match: Match): number {
  const found = new Set(title.filter((term) => Object.hasOwn(match, term)));
  if (found.size === 0) return 0;
  const naming = words.filter((word) => means(word, found)).length;
  return (found.size / new Set(title).size) ** 2 * (naming / words.length);
}

const isNamed = (term: string, match: Match): boolean => match[term]?.some((field) => field !== 'text') ?? false;

/** Share of the query's words that are in titles, headings and names. */
const namedShare = (words: readonly QueryWord[], match: Match): number =>
  words.filter(({alternatives}) => alternatives.some(({terms}) => terms.every((term) => isNamed(term, match)))).length /
  words.length;

/** Whether a query has only names, such as `person_id`, and the record has them all. */
const hasSameName = (words: readonly QueryWord[], match: Match): boolean =>
  words.some(({text}) => isName(text)) &&
  words.every(({alternatives}) => {
    const [surest] = alternatives;
    return surest?.weight === 1 && surest.terms.every((term) => match[term]?.includes('names'));
  });

/** The engine's score, weighted by the type of record, matches in titles, and the rank of the page. */
export function rankedScore(
  {score, match}: Candidate,
  {record: [, type], headingTerms, hasFields}: RankedRecord,
  page: RankedPage,
  words: readonly QueryWord[],
): number {
  const fields = hasFields && !Object.values(match).some((found) => found.includes('names')) ? UNNAMED_FIELDS : 1;
  return (
    (hasSameName(words, match) ? SAME_NAME : score) *
    LEVEL_FACTORS[type] *
    fields *
    (1 + TITLE * likeness(page.titleTerms, words, match)) *
    (1 + HEADING * likeness(headingTerms, words, match)) *
    (1 + NAMED * namedShare(words, match) ** 2) *
    page.rank
  );
}
