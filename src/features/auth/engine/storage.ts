/** Storage may be full, switched off or taken away at any moment: nothing here throws. */
export function readItem(storage: Storage, key: string): string | null {
  try {
    return storage.getItem(key);
  } catch {
    return null;
  }
}

/** @returns Whether everything was stored. */
export function writeItems(storage: Storage, items: Readonly<Record<string, string>>): boolean {
  try {
    for (const [key, value] of Object.entries(items)) storage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

export function removeItems(storage: Storage, names: readonly string[]): void {
  try {
    for (const key of names) storage.removeItem(key);
  } catch {
    // What cannot be reached cannot be used by anybody else either.
  }
}

export function itemsWithPrefix(storage: Storage, prefix: string): [key: string, text: string | null][] {
  try {
    const names = Array.from({length: storage.length}, (_, place) => storage.key(place) ?? '');
    return names.filter((key) => key.startsWith(prefix)).map((key) => [key, readItem(storage, key)]);
  } catch {
    return [];
  }
}
