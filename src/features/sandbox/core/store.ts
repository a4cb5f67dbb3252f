import {isObject} from '@site/src/utils/isObject';

/** A record of the API, or a part of one. */
export type Fields = Readonly<Record<string, unknown>>;

/**
 * The records that every caller starts with, by the path of their list (`/v2/people`). A record names only the fields
 * that aren't empty, and a reference is the path of its target: `"account": "/v2/accounts/5501"`.
 */
export type Seed = Readonly<Record<string, readonly Fields[]>>;

/** Where references lead. The sandbox has the paths of the API, and a copied link must work there. */
const HOST = 'https://api.salesloft.com';
const FIRST_ID = 9_000_001;

const keyOf = ({id, key = id}: Fields): string => String(key);

type Records = ReadonlyMap<string, Fields>;

const isPath = (value: unknown): value is string => typeof value === 'string' && /^\/v2\/.+\/\w+$/.test(value);

/** A value as text. Empty for an object and for none. */
export const textOf = (value: unknown): string =>
  ['string', 'number', 'boolean'].includes(typeof value) ? String(value) : '';

export const idIn = (reference: unknown): unknown => (isObject(reference) ? reference.id : undefined);

export const countsOf = (record: Fields): Fields => (isObject(record.counts) ? record.counts : {});
export const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
export const isSame = (record: Fields, name: string, id: unknown): boolean => String(idIn(record[name])) === String(id);
export const isSameText = (one: unknown, other: unknown): boolean =>
  textOf(one).toLowerCase() === textOf(other).toLowerCase();

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
  #nextId = FIRST_ID;

  constructor(private readonly seed: ReadonlyMap<string, Records>) {}

  /** Whether the seed has the complete list, so that an unknown ID can't be one of it. */
  isSeeded(list: string): boolean {
    return this.seed.has(list);
  }

  isRemoved(list: string, id: string | undefined): boolean {
    return this.#changes.get(list)?.get(String(id)) === null;
  }

  nextId(): number {
    this.#nextId += 1;
    return this.#nextId - 1;
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

  find(list: string, test: (record: Fields) => boolean): Fields | undefined {
    return this.all(list).find(test);
  }

  /** Keeps a record by its ID, or by its `key` if others have this ID. */
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
    const {nextId, changes} = JSON.parse(snapshot) as {nextId: unknown; changes: [string, [string, unknown][]][]};
    if (typeof nextId !== 'number' || !(nextId >= FIRST_ID)) throw new TypeError('nextId');
    for (const [list, records] of changes)
      for (const [id, record] of records) {
        if (record !== null && !(isObject(record) && keyOf(record) === id)) throw new TypeError(list);
        this.#set(list, id, record);
      }
    this.#nextId = nextId;
  }

  #set(list: string, id: string, record: Fields | null): void {
    const records = this.#changes.get(list) ?? new Map<string, Fields | null>();
    this.#changes.set(list, records.set(id, record));
  }
}
