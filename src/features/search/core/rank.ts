import type {Candidate} from './candidates';
import type {HitType} from './record';
import type {IndexedPage, IndexedRecord} from './searchIndex';

/** A page answers better as a whole than by one of its paragraphs, all else being equal. */
const LEVEL_FACTORS: Readonly<Record<HitType, number>> = {
  lvl1: 1.6,
  lvl2: 1.3,
  lvl3: 1.2,
  lvl4: 1.15,
  lvl5: 1.1,
  lvl6: 1.1,
  content: 1,
};
const TITLE_FACTOR = 1.5;

export interface RankedPage extends IndexedPage {
  /** Words of the title that name something. */
  readonly titleTerms: readonly string[];
}

const shareOf = (terms: readonly string[], {match}: Candidate): number =>
  terms.length === 0 ? 0 : terms.filter((term) => Object.hasOwn(match, term)).length / terms.length;

/** The engine's score, weighed by what the record is, how much of the page's title the query names, and the rank of the page. */
export function rankedScore(candidate: Candidate, [, type]: IndexedRecord, page: RankedPage): number {
  const title = 1 + TITLE_FACTOR * shareOf(page.titleTerms, candidate) ** 2;
  return candidate.score * LEVEL_FACTORS[type] * title * page.rank;
}
