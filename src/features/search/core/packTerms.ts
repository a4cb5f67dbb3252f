import type {AsPlainObject} from 'minisearch';

/**
 * Terms of an index in a third of the space. Each term and field has the IDs of its records, as differences. A negative
 * number is the frequency of the record before it, if not 1: `[3, 1, -2]` is record 3 once and record 4 twice.
 */
export interface PackedTerms {
  /** Sorted terms, each without the prefix that it shares with the previous one, but with its length. */
  readonly terms: readonly (string | number)[];
  /** For each term: field, postings, field, postings, ... */
  readonly postings: readonly (readonly (number | readonly number[])[])[];
  /** Fields of the engine in numeric order. */
  readonly fields: readonly string[];
  /** Number of different terms per field, record by record. */
  readonly lengths: readonly number[];
  readonly averages: readonly number[];
}

type Frequencies = Readonly<Record<string, number>>;

function packFrequencies(frequencies: Frequencies): number[] {
  let before = 0;
  return Object.entries(frequencies).flatMap(([id, frequency]) => {
    const step = Number(id) - before;
    before = Number(id);
    return frequency === 1 ? [step] : [step, -frequency];
  });
}

function unpackFrequencies(packed: readonly number[]): Record<string, number> {
  const frequencies: Record<string, number> = {};
  let id = 0;
  packed.forEach((value, index) => {
    if (value < 0) frequencies[String(id)] = -value;
    else {
      id = index === 0 ? value : id + value;
      frequencies[String(id)] = 1;
    }
  });
  return frequencies;
}

function shared(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length++;
  return length;
}

/** Packs an index of MiniSearch. Record IDs must be 0, 1, 2 and so on. */
export function packTerms({index, fieldIds, fieldLength, averageFieldLength}: AsPlainObject): PackedTerms {
  const sorted = [...index].sort(([a], [b]) => (a < b ? -1 : 1));
  const fields = Object.keys(fieldIds).sort((a, b) => (fieldIds[a] ?? 0) - (fieldIds[b] ?? 0));
  const lengths = fieldLength as unknown as Readonly<Record<string, readonly (number | null)[]>>;
  return {
    terms: sorted.flatMap(([term], at) => {
      const length = shared(sorted[at - 1]?.[0] ?? '', term);
      return [length, term.slice(length)];
    }),
    postings: sorted.map(([, postings]) =>
      Object.entries(postings).flatMap(([field, frequencies]) => [
        Number(field),
        packFrequencies(frequencies as Frequencies),
      ]),
    ),
    fields,
    lengths: Object.keys(lengths).flatMap((id) => fields.map((_, field) => lengths[id]?.[field] ?? 0)),
    averages: averageFieldLength,
  };
}

/** The words of packed terms, in order. */
export function unpackWords({terms}: Pick<PackedTerms, 'terms'>): string[] {
  const words: string[] = [];
  for (let at = 0; at < terms.length; at += 2) {
    words.push((words.at(-1) ?? '').slice(0, Number(terms[at])) + String(terms[at + 1]));
  }
  return words;
}

/** Unpacks an index for MiniSearch. */
export function unpackTerms(packed: PackedTerms): AsPlainObject {
  const {postings, fields, lengths, averages} = packed;
  const count = lengths.length / fields.length;
  const ids = Array.from({length: count}, (_, id) => id);
  const words = unpackWords(packed);
  return {
    documentCount: count,
    nextId: count,
    documentIds: Object.fromEntries(ids.map((id) => [id, id])),
    fieldIds: Object.fromEntries(fields.map((field, number) => [field, number])),
    fieldLength: Object.fromEntries(ids.map((id) => [id, lengths.slice(id * fields.length, (id + 1) * fields.length)])),
    averageFieldLength: [...averages],
    storedFields: {},
    dirtCount: 0,
    index: postings.map((flat, at) => {
      const ofTerm: Record<string, Record<string, number>> = {};
      for (let field = 0; field < flat.length; field += 2) {
        ofTerm[String(flat[field])] = unpackFrequencies(flat[field + 1] as readonly number[]);
      }
      return [words[at] ?? '', ofTerm];
    }) as unknown as AsPlainObject['index'],
    serializationVersion: 2,
  };
}
