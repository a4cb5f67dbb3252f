import type {Engine} from '../../src/features/search/core/engine';
import {rowsOf} from '../../src/features/search/SearchModal/rows';
import {requestIn, shortenQuery, telling} from '../../src/features/search/core/shortenQuery';
import {type Judged, type Score, scoreOf} from './judged';

/** What the modal asks its engine for. */
const askedFor = (typed: string): string => requestIn(typed) ?? typed;

/** Judges all rows of a query. */
export const scoreFound = (judged: Judged, search: Engine): Score =>
  scoreOf(judged, search({query: askedFor(judged.query)}).hits);

/** Judges the rows that the modal shows at first, with folded ones, or that it says which words no page has. What doesn't fit into its input is pasted. */
export function scoreShown(judged: Judged, search: Engine): Score {
  const isPasted = shortenQuery(judged.query) !== judged.query;
  const {hits, missing} = search({query: isPasted ? telling(judged.query) : askedFor(judged.query)});
  const rows = rowsOf(hits).map(({hit}) => hit);
  return scoreOf(judged, judged.pages.size === 0 && missing ? [] : rows);
}
