import {LEVELS, type Field, type SearchRecord} from './record';
import {termsOf} from './tokenize';

/** Searchable parts of a record, and the weight of a word in each. Keywords are what people call the page. */
const WEIGHTS = {title: 14, context: 4, names: 5, keywords: 3, text: 1} as const;

type Part = keyof typeof WEIGHTS;

/** How much a word counts less among more keywords. */
const LENGTH = 0.3;

/** Texts that this many fields share are not indexed. `per_page` is found by its name. */
const COMMON = 4;

function countTexts(records: readonly SearchRecord[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const {content} of records.flatMap(({fields = []}) => fields))
    counts.set(content, (counts.get(content) ?? 0) + 1);
  return counts;
}

/** The first text of each page, below its title. It says what the page is about, so it counts for the title as well. */
const leadsOf = (records: readonly SearchRecord[]): ReadonlyMap<string, string> =>
  new Map(
    records
      .filter(({type, anchor}) => type === 'content' && anchor === null)
      .map(({url, content}): [string, string] => [url, content ?? ''])
      .reverse(),
  );

/** The headings of a record below the title of its page, down to its own. */
export const headingsOf = ({hierarchy}: SearchRecord): string[] =>
  LEVELS.slice(2).flatMap((level) => hierarchy[level] ?? []);

/** The path of a field as words: the names in it stay whole. */
const namesOf = ({name}: Field): string => name.replaceAll('.', ' ');

function partReader(records: readonly SearchRecord[]): (record: SearchRecord) => Record<Part, string> {
  const counts = countTexts(records);
  const leads = leadsOf(records);
  return (record) => {
    const {type, url, hierarchy, fields, content, group = '', keywords = [], codes = []} = record;
    const told = fields?.map((field) => field.content).filter((text) => (counts.get(text) ?? 0) < COMMON);
    // "Query parameters" is on every list page, so it is not significant.
    const headings = [hierarchy.lvl1, ...(fields ? [''] : headingsOf(record))];
    const isText = type === 'content';
    const above = isText ? headings : headings.slice(0, -1);
    return {
      title: isText ? '' : (headings.at(-1) ?? ''),
      context: (type === 'lvl1' ? [group] : above).join(' '),
      names: [...(fields ?? []).map(namesOf), ...codes].join(' '),
      keywords: keywords.join(', '),
      text: (told ?? [content, type === 'lvl1' && leads.get(url)].filter(Boolean)).join(' '),
    };
  };
}

export interface Posting {
  readonly id: number;
  /** How much the record is about the word: weighted frequency. */
  readonly amount: number;
  /** Whether the word is in its title, headings, names, or keywords. */
  readonly isNamed: boolean;
}

/** The words of all records, whose numbers are their positions. */
export function postingsOf(records: readonly SearchRecord[]) {
  const found = new Map<string, {id: number; amount: number; isNamed: boolean}[]>();
  const all = records.map(partReader(records));
  const keywordTerms = all.map(({keywords}) => termsOf(keywords));
  const withKeywords = keywordTerms.filter(({length}) => length > 0);
  const average = withKeywords.flat().length / Math.max(1, withKeywords.length);
  all.forEach((parts, id) => {
    const longer = (keywordTerms[id] ?? []).length / average - 1;
    for (const [part, text] of Object.entries(parts) as [Part, string][]) {
      const amount = WEIGHTS[part] / (part === 'keywords' ? 1 + LENGTH * longer : 1);
      for (const term of termsOf(text)) {
        const postings = found.get(term) ?? [];
        const last = postings.at(-1);
        const posting = last?.id === id ? last : {id, amount: 0, isNamed: false};
        if (posting !== last) postings.push(posting);
        posting.amount += amount;
        posting.isNamed ||= part !== 'text';
        found.set(term, postings);
      }
    }
  });
  return {
    terms: [...found.keys()],
    recordCount: records.length,
    of: (term: string): readonly Posting[] => found.get(term) ?? [],
    frequency: (term: string): number => found.get(term)?.length ?? 0,
  };
}

export type Postings = ReturnType<typeof postingsOf>;
