import {isObject} from '../../../utils/isObject';
import {LEVELS} from './record';

type KeyValue = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Where the modal keeps recent and favorite searches of an index. */
export const savedKeys = (indexName: string): string[] =>
  ['RECENT', 'FAVORITE'].map((kind) => `__DOCSEARCH_${kind}_SEARCHES__${indexName}`);

/** The modal writes texts as HTML. Ours are stored escaped, so one with a bracket is not ours. */
const isSafeText = (value: unknown): value is string => typeof value === 'string' && !/[<>"]/.test(value);

/** A path of this site, also when the browser has resolved backslashes and the like. */
const isOwnPath = (url: unknown, origin: string): url is string =>
  typeof url === 'string' && url.startsWith('/') && URL.canParse(url, origin) && new URL(url, origin).origin === origin;

/** The parts of a saved search that the modal shows, and no other; undefined when one of them is not safe. */
function readSaved(entry: unknown, origin: string): object | undefined {
  if (!isObject(entry) || !isObject(entry.hierarchy)) return undefined;
  const {objectID, url, type, hierarchy} = entry;
  const levels = LEVELS.map((level) => [level, hierarchy[level] ?? null] as const);
  const isSafe =
    typeof objectID === 'string' &&
    isOwnPath(url, origin) &&
    typeof type === 'string' &&
    /^lvl[1-6]$/.test(type) &&
    typeof hierarchy.lvl1 === 'string' &&
    levels.every(([, text]) => text === null || isSafeText(text));
  return isSafe ? {objectID, url, type, content: null, hierarchy: Object.fromEntries(levels)} : undefined;
}

/** A stored list without what is not safe; empty when it is no list. */
function readList(text: string, origin: string): object[] {
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) ? list.flatMap((entry) => readSaved(entry, origin) ?? []) : [];
  } catch {
    return [];
  }
}

/** More than all saved searches of an index need, in characters. */
const ROOM = 64_000;

/**
 * Makes sure that the modal can live with the browser's storage, which it reads and writes without a guard, and whose texts it
 * writes as HTML: entries that are not safe are dropped.
 * @param storage may throw where storage is forbidden
 * @param origin of this site
 * @returns whether searches can be saved; not when storage is full, or forbidden
 */
export function prepareStorage(
  storage: () => KeyValue,
  {indexName, origin}: {readonly indexName: string; readonly origin: string},
): boolean {
  try {
    const here = storage();
    for (const key of savedKeys(indexName)) {
      const text = here.getItem(key);
      if (text === null) continue;
      const kept = readList(text, origin);
      // Removed first: full storage takes nothing, not even a shorter list.
      here.removeItem(key);
      if (kept.length > 0) here.setItem(key, JSON.stringify(kept));
    }
    const probe = `${savedKeys(indexName)[0] ?? ''}probe`;
    here.setItem(probe, ' '.repeat(ROOM));
    here.removeItem(probe);
    return true;
  } catch {
    return false;
  }
}
