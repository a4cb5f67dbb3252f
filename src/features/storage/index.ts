/**
 * The browser's storage, which may be full, denied or taken away at any moment: nothing here throws. A function as the
 * source is called within the guard, because reading `window.localStorage` itself throws where storage is denied.
 */
type Source = Storage | (() => Storage);

export const local = (): Storage => window.localStorage;
export const session = (): Storage => window.sessionStorage;

function attempt<Result>(source: Source, work: (storage: Storage) => Result, otherwise: Result): Result {
  try {
    return work(typeof source === 'function' ? source() : source);
  } catch {
    return otherwise;
  }
}

/** The stored string; null where there is none, or no storage. */
export const readItem = (source: Source, key: string): string | null =>
  attempt(source, (storage) => storage.getItem(key), null);

/** @returns Whether everything was stored. */
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

/** The keys that begin with a prefix; none where there is no storage. */
export const keysWithPrefix = (source: Source, prefix: string): string[] =>
  attempt(
    source,
    (storage) =>
      Array.from({length: storage.length}, (_, index) => storage.key(index) ?? '').filter((key) =>
        key.startsWith(prefix),
      ),
    [],
  );
