type KeyValue = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Where the modal keeps recent and favourite searches of an index. */
export const savedKeys = (indexName: string): string[] =>
  ['RECENT', 'FAVORITE'].map((kind) => `__DOCSEARCH_${kind}_SEARCHES__${indexName}`);

function isSavedHit(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const {objectID, url, type, hierarchy} = value as Readonly<Record<string, unknown>>;
  return (
    [objectID, url, type].every((part) => typeof part === 'string') &&
    typeof hierarchy === 'object' &&
    hierarchy !== null &&
    typeof (hierarchy as Readonly<Record<string, unknown>>).lvl1 === 'string'
  );
}

function isSavedList(text: string): boolean {
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) && list.every(isSavedHit);
  } catch {
    return false;
  }
}

/** More than all saved searches of an index need, in characters. */
const ROOM = 64_000;

/**
 * Makes sure that the modal can live with the browser's storage, which it reads and writes without a guard: a list that
 * is none is thrown away.
 * @returns whether searches can be saved; not when storage is full, or forbidden
 */
export function prepareStorage(storage: () => KeyValue, indexName: string): boolean {
  try {
    const here = storage();
    for (const key of savedKeys(indexName)) {
      const text = here.getItem(key);
      if (text !== null && !isSavedList(text)) here.removeItem(key);
    }
    const probe = `${savedKeys(indexName)[0] ?? ''}probe`;
    here.setItem(probe, ' '.repeat(ROOM));
    here.removeItem(probe);
    return true;
  } catch {
    return false;
  }
}
