import type {Candidate} from './candidates';
import type {HitType} from './record';
import type {IndexedPage, IndexedRecord} from './searchIndex';
import type {QueryWord} from './queryWords';
import {isName} from './words';

/** A page matches better as a whole than by one of its paragraphs, all else being equal. */
const LEVEL_FACTORS: Readonly<Record<HitType, number>> = {
  lvl1: 1.6,
  lvl2: 1.3,
  lvl3: 1.2,
  lvl4: 1.15,
  lvl5: 1.1,
  lvl6: 1.1,
  content: 1,
};
/** What a title, or the heading of a section, adds when the query names all of it. */
const TITLE = 2;
const HEADING = 0.7;
/** What is added when every word of the query is in titles, headings and names. */
const NAMED = 2;
/** Score of a record that has the very name that was asked for: how often, and among how many others, says nothing. */
const SAME_NAME = 12;
/** Fields that the query does not name match by their descriptions only. */
const UNNAMED_FIELDS = 0.7;

export interface RankedPage extends IndexedPage {
  /** Words of the title that name something. */
  readonly titleTerms: readonly string[];
}

/** A record with the words of its own heading, and whether it is made of fields. */
export interface RankedRecord {
  readonly record: IndexedRecord;
  readonly headingTerms: readonly string[];
  readonly hasFields: boolean;
}

type Match = Candidate['match'];

const means = ({alternatives}: QueryWord, terms: ReadonlySet<string>): boolean =>
  alternatives.some((alternative) => alternative.terms.every((term) => terms.has(term)));

/** How well a query and a title name each other, 0 to 1: the share of the title that is named, and of the query that names it. */
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

/** Whether a query is made of names, such as `person_id`, and the record has them all. */
const hasSameName = (words: readonly QueryWord[], match: Match): boolean =>
  words.some(({text}) => isName(text)) &&
  words.every(({alternatives}) => {
    const [surest] = alternatives;
    return surest?.weight === 1 && surest.terms.every((term) => match[term]?.includes('names'));
  });

/** The engine's score, weighed by what the record is, how much of its titles the query names, and the rank of its page. */
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
