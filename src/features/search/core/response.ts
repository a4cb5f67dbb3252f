import type {Level, SearchRecord} from './record';

/** A page that a visitor may be looking for. */
export interface LikelyPage {
  readonly url: string;
  readonly title: string;
}

/** A text with `<mark>`. It is not HTML: nothing is escaped. */
interface Marked {
  readonly value: string;
}

/** A search request of the modal, in the hosted service's format. */
export interface SearchRequest {
  readonly indexName?: string;
  readonly query?: string;
  readonly hitsPerPage?: number;
  /** `content:10` asks for ten words. */
  readonly attributesToSnippet?: readonly string[];
  /** Each list must have a value of the hit, as in `[['version:2.0', 'version:1.0'], ['type:lvl3']]`. */
  readonly facetFilters?: readonly (readonly string[])[];
}

/** A hit in the hosted service's format. Its marked texts are not HTML: see safeHits. */
export interface Hit extends Pick<
  SearchRecord,
  'objectID' | 'url' | 'url_without_anchor' | 'anchor' | 'type' | 'content' | 'hierarchy' | 'version' | 'fieldType'
> {
  /**
   * Hits that belong to this row, the best first: others of its page, and for a field, the same field of other pages. Their
   * `url_without_anchor` says which. See foldRows.
   */
  readonly more?: readonly Hit[];
  readonly _highlightResult: {readonly hierarchy: Readonly<Partial<Record<Level, Marked>>>; readonly content?: Marked};
  readonly _snippetResult: {readonly content?: Marked};
}

/** The parts of a response in the hosted service's format that the modal and its callers need. */
export interface SearchResponse {
  /** The rows to show, in the order of the engine: one for each page. */
  readonly hits: readonly Hit[];
  /** Number of all hits, including those that are not returned. */
  readonly nbHits: number;
  readonly query: string;
  /** Words of the site that are like the query, if nothing is found. */
  readonly nearWords?: readonly string[];
  /** Pages to offer instead, if nothing is found. */
  readonly likelyPages?: readonly LikelyPage[];
}
