import {isObject} from '../../../utils/isObject';
import {FIRST_ID} from './sandboxKey';

/** A record of the API, or a part of one. */
export type Fields = Readonly<Record<string, unknown>>;

/**
 * The records that every caller starts with, by the path of their list (`/v2/people`). A record names only the fields
 * that aren't empty, and a reference is the path of its target: `"account": "/v2/accounts/5501"`.
 */
export type Seed = Readonly<Record<string, readonly Fields[]>>;

/** Where references lead. The sandbox has the paths of the API, and a copied link must work there. */
const HOST = 'https://api.salesloft.com';
/** A UUID has room for 12 digits. */
const LAST_ID = 999_999_999_999;

const keyOf = ({id}: Fields): string => String(id);

type Records = ReadonlyMap<string, Fields>;

const isPath = (value: unknown): value is string => typeof value === 'string' && /^\/v2\/.+\/\w+$/.test(value);

/** A value as text. Empty for an object and for none. */
export const textOf = (value: unknown): string =>
  ['string', 'number', 'boolean'].includes(typeof value) ? String(value) : '';

export const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** The text by which an index finds a value: case doesn't count, and a reference counts as its ID. */
const indexed = (value: unknown): string => textOf(isObject(value) ? value.id : value).toLowerCase();

/** Keys of the records with a value in a field, by the {@link indexed} value. */
type Index = Map<string, Set<string>>;

function addTo(index: Index, value: string, key: string): void {
  if (value !== '') index.set(value, (index.get(value) ?? new Set()).add(key));
}

export function referenceTo(list: string, id: unknown): Fields {
  const text = textOf(id);
  return {id: /^\d+$/.test(text) ? Number(text) : text, _href: `${HOST}${list}/${text}`};
}

function expand(value: unknown): unknown {
  if (isPath(value))
    return referenceTo(value.slice(0, value.lastIndexOf('/')), value.slice(value.lastIndexOf('/') + 1));
  return Array.isArray(value) ? (value as readonly unknown[]).map(expand) : value;
}

/** The records of a seed, by path of the list and ID. */
export const indexSeed = (seed: Seed): ReadonlyMap<string, Records> =>
  new Map(
    Object.entries(seed).map(([path, records]) => [
      path,
      new Map(
        records.map((record) => [
          String(record.id),
          Object.fromEntries(Object.entries(record).map(([name, value]) => [name, expand(value)])),
        ]),
      ),
    ]),
  );

/** The records of one caller: the seed, and what the caller changed. */
export class Store {
  /** Created and changed records, and null for deleted ones. */
  readonly #changes = new Map<string, Map<string, Fields | null>>();
  /** Indexes by list and field, each made when it's first needed. */
  readonly #indexes = new Map<string, Map<string, Index>>();
  #nextId = FIRST_ID;

  constructor(private readonly seed: ReadonlyMap<string, Records>) {}

  /** Whether the seed has the complete list, so that an unknown ID can't be one of it. */
  isSeeded(list: string): boolean {
    return this.seed.has(list);
  }

  isRemoved(list: string, id: string | undefined): boolean {
    return this.#changes.get(list)?.get(String(id)) === null;
  }

  /** An ID that no record of a list has. @param idOf the ID for a number, where IDs aren't numbers */
  nextId(list: string, idOf: (number: number) => number | string = (number) => number): number | string {
    let id: number | string;
    do {
      id = idOf(this.#nextId);
      this.#nextId += 1;
    } while (this.#changes.get(list)?.has(String(id)));
    return id;
  }

  /** A record. `examples` are the ones of the description, for fields and lists that the seed leaves out. */
  get(list: string, id: unknown, examples: readonly Fields[] = []): Fields | undefined {
    const key = String(id);
    const change = this.#changes.get(list)?.get(key);
    if (change === null) return undefined;
    const own = change ?? this.seed.get(list)?.get(key);
    const example = examples.find((one) => String(one.id) === key);
    if (!example) return own;
    return own || !this.isSeeded(list) ? {...example, ...own} : undefined;
  }

  /** All records of a list, the created ones last. */
  all(list: string, examples: readonly Fields[] = []): Fields[] {
    const base = new Set(this.seed.get(list)?.keys() ?? examples.map(({id}) => String(id)));
    const created = [...(this.#changes.get(list) ?? [])].filter(([id]) => !base.has(id)).map(([, record]) => record);
    return [...[...base].map((id) => this.get(list, id, examples)), ...created].filter((record) => !!record);
  }

  /** All records by their lists, those of the seed first. */
  lists(): readonly (readonly [list: string, records: readonly Fields[]])[] {
    const lists = new Set([...this.seed.keys(), ...this.#changes.keys()]);
    return [...lists].map((list) => [list, this.all(list)]);
  }

  /** The records with a value in a field, in the order in which they got it. Reads no other records of the list. */
  *having(list: string, name: string, value: unknown): Iterable<Fields> {
    for (const key of this.#indexOf(list, name).get(indexed(value)) ?? []) {
      const record = this.get(list, key);
      if (record) yield record;
    }
  }

  /** The first record with a value in a field. */
  find(list: string, name: string, value: unknown): Fields | undefined {
    for (const record of this.having(list, name, value)) return record;
    return undefined;
  }

  /** Keeps a record by its ID. */
  put(list: string, record: Fields): Fields {
    this.#set(list, keyOf(record), record);
    return record;
  }

  remove(list: string, id: string): void {
    this.#set(list, id, null);
  }

  /** What the caller changed, as JSON. Undefined if that is nothing. */
  snapshot(): string | undefined {
    const changes = [...this.#changes].map(([list, records]) => [list, [...records]]);
    return changes.length > 0 ? JSON.stringify({nextId: this.#nextId, changes}) : undefined;
  }

  /** Repeats the changes of a snapshot. @throws when it isn't one */
  restore(snapshot: string): void {
    const {nextId, changes} = JSON.parse(snapshot) as {nextId: number; changes: [string, [string, unknown][]][]};
    if (!Number.isInteger(nextId) || !(FIRST_ID <= nextId && nextId <= LAST_ID)) throw new TypeError('nextId');
    for (const [list, records] of changes)
      for (const [id, record] of records) {
        if (record !== null && !(isObject(record) && keyOf(record) === id)) throw new TypeError(list);
        this.#set(list, id, record);
      }
    this.#nextId = nextId;
  }

  #indexOf(list: string, name: string): Index {
    const indexes = this.#indexes.get(list) ?? new Map<string, Index>();
    this.#indexes.set(list, indexes);
    const known = indexes.get(name);
    if (known) return known;
    const index: Index = new Map();
    for (const record of this.all(list)) addTo(index, indexed(record[name]), keyOf(record));
    indexes.set(name, index);
    return index;
  }

  #set(list: string, id: string, record: Fields | null): void {
    for (const [name, index] of this.#indexes.get(list) ?? []) {
      const [before = '', after = ''] = [this.get(list, id), record].map((one) => indexed(one?.[name]));
      if (before === after) continue;
      index.get(before)?.delete(id);
      addTo(index, after, id);
    }
    const records = this.#changes.get(list) ?? new Map<string, Fields | null>();
    this.#changes.set(list, records.set(id, record));
  }
}
