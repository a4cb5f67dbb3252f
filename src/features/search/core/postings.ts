import {termsOf} from './words';

/** Searchable parts of a record, and the weight of a word in each. Keywords are what people call the page. */
export const WEIGHTS = {title: 14, context: 4, names: 5, keywords: 3, text: 1} as const;

export type Part = keyof typeof WEIGHTS;
const PARTS = Object.keys(WEIGHTS) as readonly Part[];

/** How much a word counts less among more keywords. */
const LENGTH = 0.3;

/**
 * The words of all records in little space. Each word and part has the numbers of its records, as differences. A negative
 * number is the frequency in the record before it, if not 1: `[3, 1, -2]` is record 3 once and record 4 twice.
 */
export interface PackedTerms {
  /** Sorted terms, each as the length of the prefix that it shares with the previous one, and the rest. */
  readonly terms: readonly (string | number)[];
  /** For each term: part, records, part, records, ... */
  readonly postings: readonly (readonly (number | readonly number[])[])[];
  /** Number of words in the keywords of each record. */
  readonly lengths: readonly number[];
}

function shared(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length++;
  return length;
}

function packRecords(frequencies: ReadonlyMap<number, number>): number[] {
  let before = 0;
  return [...frequencies].flatMap(([id, frequency]) => {
    const step = id - before;
    before = id;
    return frequency === 1 ? [step] : [step, -frequency];
  });
}

/** Packs the texts of records, whose numbers are their positions. */
export function packTerms(records: readonly Readonly<Record<Part, string>>[]): PackedTerms {
  const byTerm = new Map<string, Map<number, Map<number, number>>>();
  records.forEach((record, id) => {
    PARTS.forEach((part, number) => {
      for (const term of termsOf(record[part])) {
        const parts = byTerm.get(term) ?? new Map<number, Map<number, number>>();
        const ids = parts.get(number) ?? new Map<number, number>();
        byTerm.set(term, parts.set(number, ids.set(id, (ids.get(id) ?? 0) + 1)));
      }
    });
  });
  // By code unit, like the prefix search.
  const sorted = [...byTerm].sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    terms: sorted.flatMap(([term], at) => {
      const length = shared(sorted[at - 1]?.[0] ?? '', term);
      return [length, term.slice(length)];
    }),
    postings: sorted.map(([, parts]) => [...parts].flatMap(([part, ids]) => [part, packRecords(ids)])),
    lengths: records.map(({keywords}) => termsOf(keywords).length),
  };
}

/** A record with a word. */
export interface Posting {
  readonly id: number;
  /** How much the record is about the word: weighted frequency. */
  readonly amount: number;
  /** Whether the word is in its title, headings, names, or keywords. */
  readonly isNamed: boolean;
}

/** The words of a packed index with their records. */
export interface Postings {
  /** Sorted by code unit. */
  readonly terms: readonly string[];
  readonly recordCount: number;
  readonly of: (term: string) => readonly Posting[];
  /** Number of records with a word. Cheaper than their list. */
  readonly frequency: (term: string) => number;
}

function unpackWords(packed: PackedTerms['terms']): string[] {
  const words: string[] = [];
  for (let at = 0; at < packed.length; at += 2) {
    words.push((words.at(-1) ?? '').slice(0, Number(packed[at])) + String(packed[at + 1]));
  }
  return words;
}

/** Average number of words of keywords, over the records that have some. */
function averageOf(lengths: readonly number[]): number {
  const own = lengths.filter((length) => length > 0);
  return own.reduce((sum, length) => sum + length, 0) / Math.max(1, own.length);
}

/** Unpacks the words at once, and the records of a word when it is searched for. */
export function unpackTerms({terms: packed, postings, lengths}: PackedTerms): Postings {
  const terms = unpackWords(packed);
  const numberOf = new Map(terms.map((term, number) => [term, number]));
  const average = averageOf(lengths);
  const known = new Map<string, readonly Posting[]>();

  function read(flat: PackedTerms['postings'][number]): Posting[] {
    const found = new Map<number, {id: number; amount: number; isNamed: boolean}>();
    for (let at = 0; at < flat.length; at += 2) {
      const number = flat[at] as number;
      const part = PARTS[number] ?? 'text';
      let id = 0;
      const list = flat[at + 1] as readonly number[];
      list.forEach((step, index) => {
        if (step < 0) return;
        id += step;
        const next = list[index + 1] ?? 0;
        const longer = part === 'keywords' ? (lengths[id] ?? 0) / average - 1 : 0;
        const amount = (WEIGHTS[part] * (next < 0 ? -next : 1)) / (1 + LENGTH * longer);
        const posting = found.get(id) ?? {id, amount: 0, isNamed: false};
        posting.amount += amount;
        posting.isNamed ||= part !== 'text';
        found.set(id, posting);
      });
    }
    return [...found.values()];
  }

  return {
    terms,
    recordCount: lengths.length,
    of(term) {
      const number = numberOf.get(term);
      const list = known.get(term) ?? (number === undefined ? [] : read(postings[number] ?? []));
      known.set(term, list);
      return list;
    },
    frequency(term) {
      const flat = postings[numberOf.get(term) ?? -1] ?? [];
      return flat.reduce<number>(
        (most, list) => (typeof list === 'number' ? most : Math.max(most, list.filter((step) => step >= 0).length)),
        0,
      );
    },
  };
}
