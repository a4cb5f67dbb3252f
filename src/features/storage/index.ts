/** Storage without exceptions, also if it is full or denied. A function, because reading `window.localStorage` itself can throw. */
type Source = () => Storage;

export const local = (): Storage => window.localStorage;
export const session = (): Storage => window.sessionStorage;

function attempt<Result>(source: Source, work: (storage: Storage) => Result, otherwise: Result): Result {
  try {
    return work(source());
  } catch {
    return otherwise;
  }
}

/** Reads the text of one key. Undefined for a text of another shape: other code, or another version of the site, may have written it. */
export type Parser<Value> = (text: string) => Value | undefined;

/** The parser of a key whose values are known. */
export const oneOf =
  <Value extends string>(...values: readonly Value[]): Parser<Value> =>
  (text) =>
    values.find((value) => value === text);

/** The parser of a key whose values are texts of one shape. */
export const textIf =
  (isValid: (text: string) => boolean): Parser<string> =>
  (text) =>
    isValid(text) ? text : undefined;

/** The value of a key. This is the only way to read one, so nothing is used unchecked. What its parser refuses is removed. */
export const readItem = <Value>(source: Source, key: string, parse: Parser<Value>): Value | undefined =>
  attempt(
    source,
    (storage) => {
      const text = storage.getItem(key);
      const value = text === null ? undefined : parse(text);
      if (text !== null && value === undefined) storage.removeItem(key);
      return value;
    },
    undefined,
  );

/** Whether one of the keys has a value, of whatever shape. */
export const hasItem = (source: Source, ...keys: readonly string[]): boolean =>
  attempt(source, (storage) => keys.some((key) => storage.getItem(key) !== null), false);

/** Returns whether everything was stored. */
export const writeItems = (source: Source, items: Readonly<Record<string, string>>): boolean =>
  attempt(
    source,
    (storage) => {
      for (const [key, value] of Object.entries(items)) storage.setItem(key, value);
      return true;
    },
    false,
  );

export const removeItems = (source: Source, keys: readonly string[]): void =>
  attempt(source, (storage) => keys.forEach((key) => storage.removeItem(key)), undefined);

export const keysWithPrefix = (source: Source, prefix: string): string[] =>
  attempt(
    source,
    (storage) =>
      Array.from({length: storage.length}, (_, index) => storage.key(index) ?? '').filter((key) =>
        key.startsWith(prefix),
      ),
    [],
  );

/** Whether the browser denies access. Full storage can still be read. */
export const isDenied = (source: Source): boolean => attempt(source, ({length}) => length, undefined) === undefined;
