import {weightOfMethod} from './endpoint';
import {ownName} from './words';

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
  readonly lang: 'en';
  readonly version: string;
  readonly docusaurus_tag: string;
  /** Of an operation: method and path, as in `POST /v2/people`. */
  readonly endpoint?: string;
  readonly operation?: string;
  /** Type of a field. */
  readonly fieldType?: string;
  /** Own name of a field, without its parents. Only the hosted index has it. */
  readonly name?: string;
  /** Name of the resource. */
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

/** The location of a record; id and URL follow from it. */
export interface RecordLocation {
  readonly page: string;
  readonly anchor?: string;
  readonly type: HitType;
  /** Index of the record among those with the same type and URL. */
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

/** ID of a location. With 64 bits, 100,000 records collide with a probability of one in three billion. */
export function objectIdOf({page, anchor, type, ordinal = 0}: RecordLocation): string {
  const key = `${page}#${anchor ?? ''}|${type}|${String(ordinal)}`;
  return hex(fnv(key, 0x811c9dc5)) + hex(fnv(key, 0x9747b28c));
}

export const urlOf = ({page, anchor}: Pick<RecordLocation, 'page' | 'anchor'>): string =>
  anchor ? `${page}#${anchor}` : page;

/** Level of a field below its page: its heading is lvl2. */
export const FIELD_TYPE = 'lvl3' as const;

/** A record for one field of a record. */
export function fieldRecord(record: SearchRecord, field: Field): SearchRecord {
  const {weight, endpoint} = record;
  const location: RecordLocation = {page: record.url_without_anchor, anchor: field.anchor, type: FIELD_TYPE};
  return {
    ...record,
    fields: undefined,
    objectID: objectIdOf(location),
    url: urlOf(location),
    anchor: field.anchor,
    type: FIELD_TYPE,
    content: field.content,
    fieldType: field.type,
    name: ownName(field.name),
    weight: {...weight, pageRank: weight.pageRank * weightOfMethod(endpoint)},
    hierarchy: {...record.hierarchy, lvl3: field.name},
  };
}

/** Records for the hosted service, with one for each field. The embedded engine finds fields itself. */
export const withSingleFields = (records: readonly SearchRecord[]): SearchRecord[] =>
  records.flatMap((record) => (record.fields ? record.fields.map((field) => fieldRecord(record, field)) : [record]));
