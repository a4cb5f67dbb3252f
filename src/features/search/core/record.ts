import {weightOfMethod} from './endpoint';
import {ownName} from './tokenize';

/** Type of a hit: a page (lvl1), a heading or field (lvl2 to lvl6), or text below one. */
export type HitType = 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6' | 'content';

export const LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;
export type Level = (typeof LEVELS)[number];

/** The section of the site. Results are grouped by it. */
export type Section = 'API' | 'Docs';

/** The headings of a record, including its own. */
export interface Hierarchy extends Readonly<Record<Exclude<Level, 'lvl0' | 'lvl1'>, string | null>> {
  readonly lvl0: Section;
  readonly lvl1: string;
}

/** A parameter or property with its own anchor. */
export interface Field {
  readonly name: string;
  readonly anchor: string;
  readonly content: string;
  /** As on the page: `array of strings`. */
  readonly type: string;
}

/** File of a build with the records of all pages, relative to the site. */
export const RECORDS = 'search/records.json';

/** A search record, in the format that the hosted service's crawler writes. */
export interface SearchRecord {
  /** Stable between builds, because favorites depend on it. */
  readonly objectID: string;
  readonly url: string;
  readonly url_without_anchor: string;
  readonly anchor: string | null;
  readonly type: HitType;
  readonly content: string | null;
  readonly hierarchy: Hierarchy;
  readonly weight: {readonly pageRank: number; readonly level: number; readonly position: number};
  readonly version: string;
  /** Of an operation: method and path, as in `POST /v2/people`. */
  readonly endpoint?: string;
  /** Type of a field. */
  readonly fieldType?: string;
  /** Own name of a field, without its parents. Only the hosted index has it. */
  readonly name?: string;
  readonly group?: string;
  /** Of an old version: URL of the page that replaces this one. */
  readonly successor?: string;
  /** What people call the page, in other words than its text. */
  readonly keywords?: readonly string[];
  /** Names of the page that are not in its text: path, ID of the operation, scopes, events. */
  readonly codes?: readonly string[];
  /** Up to a dozen fields that share a heading. */
  readonly fields?: readonly Field[];
}

/** @param ordinal index of the record among those with the same URL and type */
export const objectIdOf = (url: string, type: HitType, ordinal = 0): string => `${url}|${type}|${String(ordinal)}`;

/** Level of a field below its page: its heading is lvl2. */
export const FIELD_TYPE = 'lvl3' as const;

export function fieldRecord(record: SearchRecord, field: Field): SearchRecord {
  const {weight, endpoint} = record;
  const url = `${record.url_without_anchor}#${field.anchor}`;
  return {
    ...record,
    fields: undefined,
    objectID: objectIdOf(url, FIELD_TYPE),
    url,
    anchor: field.anchor,
    type: FIELD_TYPE,
    content: field.content,
    fieldType: field.type,
    name: ownName(field.name),
    weight: {...weight, pageRank: weight.pageRank * weightOfMethod(endpoint)},
    hierarchy: {...record.hierarchy, lvl3: field.name},
  };
}

/** The page of a record, because a heading such as "Query parameters" says nothing without one of its fields. */
export const pageRecord = (record: SearchRecord): SearchRecord => ({
  ...record,
  fields: undefined,
  objectID: objectIdOf(record.url_without_anchor, 'lvl1'),
  url: record.url_without_anchor,
  anchor: null,
  type: 'lvl1',
  content: record.endpoint ?? null,
  hierarchy: {...record.hierarchy, lvl2: null, lvl3: null},
});

/** Records for the hosted service, with one for each field. The embedded engine finds fields itself. */
export const withSingleFields = (records: readonly SearchRecord[]): SearchRecord[] =>
  records.flatMap((record) => (record.fields ? record.fields.map((field) => fieldRecord(record, field)) : [record]));

export interface PageLink {
  readonly url: string;
  readonly title: string;
}

/** A text with `<mark>`. It is not HTML: nothing is escaped. */
interface Marked {
  readonly value: string;
}

/** Letters of a query that are read. */
export const MAX_LETTERS = 512;

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

/** A hit in the hosted service's format. Its marked texts are not HTML. */
export interface Hit extends Pick<
  SearchRecord,
  'objectID' | 'url' | 'url_without_anchor' | 'anchor' | 'type' | 'content' | 'hierarchy' | 'version' | 'fieldType'
> {
  /** Others of its page, the best first, and for a field, the same field of other pages. See groupHits. */
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
  /** Words of the query that no page has, if the hits are hardly about its others. */
  readonly missing?: readonly string[];
  /** Words of the site that are like the query, if nothing is found. */
  readonly nearWords?: readonly string[];
  /** Pages to offer instead, if nothing is found. */
  readonly similarPages?: readonly PageLink[];
}
