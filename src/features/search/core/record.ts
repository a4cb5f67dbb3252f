/** What a hit is: a page (lvl1), a heading or a field of it (lvl2 to lvl6), or text below one. */
export type HitType = 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6' | 'content';

export const LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;
export type Level = (typeof LEVELS)[number];

/** The part of the site that a page belongs to; results are grouped by it. */
export type Section = 'API' | 'Docs';

/** The headings above a record, its own included. */
export interface Hierarchy extends Readonly<Record<Exclude<Level, 'lvl0' | 'lvl1'>, string | null>> {
  readonly lvl0: Section;
  readonly lvl1: string;
}

/** A parameter or property that has an address of its own on its page. */
export interface Field {
  readonly name: string;
  readonly anchor: string;
  readonly content: string;
}

/** A search record, in the format that the hosted service's crawler writes. */
export interface SearchRecord {
  /** The same in every build as long as the location exists: favorites depend on it. */
  readonly objectID: string;
  readonly url: string;
  readonly url_without_anchor: string;
  readonly anchor: string | null;
  readonly type: HitType;
  readonly content: string | null;
  readonly hierarchy: Hierarchy;
  readonly weight: {readonly pageRank: number; readonly level: number; readonly position: number};
  readonly lang: 'en';
  readonly version: string;
  readonly docusaurus_tag: string;
  /** Of an operation: method and path, as in `POST /v2/people`. */
  readonly endpoint?: string;
  readonly operation?: string;
  /** Name of the resource. */
  readonly group?: string;
  /** Words that no text of the page has: path, operation and scopes. */
  readonly keywords?: string;
  /** Up to a dozen fields that share a heading. */
  readonly fields?: readonly Field[];
}

/** The location of a record; id and URL follow from it. */
export interface RecordLocation {
  readonly page: string;
  readonly anchor?: string;
  readonly type: HitType;
  /** Which of the records of this type at this address. */
  readonly ordinal?: number;
}

const FNV_PRIME = 0x01000193;

/** FNV-1a over UTF-16 units, 32 bits, from a given start. */
function fnv(text: string, start: number): number {
  let hash = start;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), FNV_PRIME);
  }
  return hash >>> 0;
}

const hex = (value: number): string => value.toString(16).padStart(8, '0');

/** Id of a location: 64 bits, so 100,000 records collide with a chance of one in three billion. */
export function objectIdOf({page, anchor, type, ordinal = 0}: RecordLocation): string {
  const key = `${page}#${anchor ?? ''}|${type}|${String(ordinal)}`;
  return hex(fnv(key, 0x811c9dc5)) + hex(fnv(key, 0x9747b28c));
}

export const urlOf = ({page, anchor}: Pick<RecordLocation, 'page' | 'anchor'>): string =>
  anchor ? `${page}#${anchor}` : page;

/** Level of a field below its page: its heading is lvl2. */
export const FIELD_TYPE = 'lvl3' as const;

/** A record of one field, out of those that share a record. */
export function fieldRecord(record: SearchRecord, field: Field): SearchRecord {
  const location: RecordLocation = {page: record.url_without_anchor, anchor: field.anchor, type: FIELD_TYPE};
  return {
    ...record,
    fields: undefined,
    objectID: objectIdOf(location),
    url: urlOf(location),
    anchor: field.anchor,
    type: FIELD_TYPE,
    content: field.content,
    hierarchy: {...record.hierarchy, lvl3: field.name},
  };
}

/** Records as the hosted service wants them: one for each field. The embedded index finds the field itself. */
export const withSingleFields = (records: readonly SearchRecord[]): SearchRecord[] =>
  records.flatMap((record) => (record.fields ? record.fields.map((field) => fieldRecord(record, field)) : [record]));
