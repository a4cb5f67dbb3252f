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

export const readItem = (source: Source, key: string): string | null =>
  attempt(source, (storage) => storage.getItem(key), null);

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
