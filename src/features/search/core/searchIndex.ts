import type {Endpoint} from './endpoint';
import {type PackedTerms, type Part, packTerms} from './postings';
import type {Field, HitType, SearchRecord, Section} from './record';

/** Increase this when the file format changes, because browsers may have an old index. */
export const FORMAT = 3;

/** A page, once for all its records. */
export interface IndexedPage {
  readonly url: string;
  readonly lvl0: Section;
  readonly lvl1: string;
  readonly version: string;
  readonly rank: number;
  readonly group?: string;
  /** Method and path of an operation. */
  readonly endpoint?: Endpoint;
  /** URL of the page that replaces it in a newer version of the API. */
  readonly successor?: string;
  /** What people call it. */
  readonly keywords?: readonly string[];
}

/** Data for ranking a record. Texts are in another file. */
export type IndexedRecord = readonly [
  page: number,
  type: HitType,
  anchor: string | null,
  headings: readonly string[],
  ordinal: number,
];

/** Text of a record, or its fields: name, anchor, number of type and text. Those of shared fields are stored once. */
export type IndexedText = string | null | readonly (readonly [name: string, anchor: string, told: number])[];

export interface SearchIndex {
  readonly format: number;
  readonly pages: readonly IndexedPage[];
  readonly records: readonly IndexedRecord[];
  readonly terms: PackedTerms;
}

export interface SearchTexts {
  readonly format: number;
  readonly texts: readonly IndexedText[];
  /** Type and text of fields, on two lines. */
  readonly fieldTexts: readonly string[];
}

const HEADING_LEVELS = ['lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

const headingsOf = ({hierarchy}: SearchRecord): string[] =>
  HEADING_LEVELS.map((level) => hierarchy[level]).filter((heading) => heading !== null);

/** Texts that this many fields share are not indexed. `per_page` is found by its name. */
const COMMON = 4;

/** What the index tells about a field. Neither part has line breaks. */
const toldOf = ({type, content}: Field): string => `${type}\n${content}`;

const fieldsIn = (records: readonly SearchRecord[]): Field[] => records.flatMap(({fields = []}) => fields);

/** Number of fields by text. */
function countTexts(records: readonly SearchRecord[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const {content} of fieldsIn(records)) counts.set(content, (counts.get(content) ?? 0) + 1);
  return counts;
}

/** The path of a field as words: the names in it stay whole. */
const namesOf = ({name}: Field): string => name.replaceAll('.', ' ');

/** The first text of each page, below its title. It says what the page is about, so it counts for the title as well. */
const leadsOf = (records: readonly SearchRecord[]): ReadonlyMap<string, string> =>
  new Map(
    records
      .filter(({type, anchor}) => type === 'content' && anchor === null)
      .map(({url, content}): [string, string] => [url, content ?? ''])
      .reverse(),
  );

function partsOf(
  record: SearchRecord,
  counts: ReadonlyMap<string, number>,
  leads: ReadonlyMap<string, string>,
): Record<Part, string> {
  const {type, hierarchy, fields, content, group = '', keywords = [], codes = []} = record;
  // "Query parameters" is on every list page, so it is not significant.
  const headings = fields ? [] : headingsOf(record);
  const own = type === 'lvl1' ? hierarchy.lvl1 : type === 'content' ? '' : (headings.at(-1) ?? '');
  const above =
    type === 'lvl1' ? [group] : [hierarchy.lvl1, ...(type === 'content' ? headings : headings.slice(0, -1))];
  return {
    title: own,
    context: above.join(' '),
    names: [...(fields ?? []).map(namesOf), ...codes].join(' '),
    keywords: keywords.join(', '),
    text: fields
      ? fields
          .map((field) => field.content)
          .filter((text) => (counts.get(text) ?? 0) < COMMON)
          .join(' ')
      : [content, type === 'lvl1' && leads.get(record.url)].filter(Boolean).join(' '),
  };
}

function pageOf(record: SearchRecord): IndexedPage {
  const {url_without_anchor: url, hierarchy, version, weight, group, successor, keywords} = record;
  const [method, path] = record.endpoint?.split(' ') ?? [];
  return {
    url,
    lvl0: hierarchy.lvl0,
    lvl1: hierarchy.lvl1,
    version,
    rank: weight.pageRank,
    group,
    endpoint: method && path ? [method, path] : undefined,
    successor,
    keywords,
  };
}

const textOf = ({fields, content}: SearchRecord, numberOf: ReadonlyMap<string, number>): IndexedText =>
  fields ? fields.map((field) => [field.name, field.anchor, numberOf.get(toldOf(field)) ?? 0] as const) : content;

/** Makes the two files of the embedded engine from the records of a site. */
export function buildIndex(records: readonly SearchRecord[]): {index: SearchIndex; texts: SearchTexts} {
  const pages: IndexedPage[] = [];
  const numbers = new Map<string, number>();
  const ordinals = new Map<string, number>();
  const counts = countTexts(records);
  const leads = leadsOf(records);
  const fieldTexts = [...new Set(fieldsIn(records).map(toldOf))];
  const numberOf = new Map(fieldTexts.map((text, number) => [text, number]));
  const rows = records.map((record): IndexedRecord => {
    const {url_without_anchor: url, type, anchor} = record;
    const page = numbers.get(url) ?? pages.push(pageOf(record)) - 1;
    numbers.set(url, page);
    const location = `${record.url}|${type}`;
    const ordinal = ordinals.get(location) ?? 0;
    ordinals.set(location, ordinal + 1);
    return [page, type, anchor, headingsOf(record), ordinal];
  });
  return {
    index: {
      format: FORMAT,
      pages,
      records: rows,
      terms: packTerms(records.map((record) => partsOf(record, counts, leads))),
    },
    texts: {format: FORMAT, texts: records.map((record) => textOf(record, numberOf)), fieldTexts},
  };
}

/** The text of a record, or its fields. */
export const fieldsOf = (text: IndexedText, {fieldTexts}: SearchTexts): string | null | readonly Field[] =>
  typeof text === 'string' || text === null
    ? text
    : text.map(([name, anchor, number]) => {
        const [type = '', content = ''] = (fieldTexts[number] ?? '').split('\n', 2);
        return {name, anchor, content, type};
      });
