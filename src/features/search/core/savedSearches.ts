import {isObject} from '../../../utils/isObject';
import {LEVELS} from './record';
import {savedKeys} from './savedKeys';

type KeyValue = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The modal writes texts as HTML. Ours are stored escaped, so texts with a bracket are not ours. */
const isSafeText = (value: unknown): value is string => typeof value === 'string' && !/[<>"]/.test(value);

/** Whether a URL stays on this site after the browser has normalized it. */
const isOwnPath = (url: unknown, origin: string): url is string =>
  typeof url === 'string' && url.startsWith('/') && URL.canParse(url, origin) && new URL(url, origin).origin === origin;

/** The parts of a saved search that the modal shows. Undefined if one is not safe. */
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

/** A stored list without unsafe entries. */
function readList(text: string, origin: string): object[] {
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) ? list.flatMap((entry) => readSaved(entry, origin) ?? []) : [];
  } catch {
    return [];
  }
}

/** Longest stored list, in characters. */
const ROOM = 64_000;

/**
 * Removes unsafe entries from storage, because the modal reads it without checks and writes its texts as HTML.
 * @param storage can throw if storage is denied
 * @param origin of this site
 * @returns whether searches can be saved. False if storage is full or denied
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
      // Remove first, because full storage rejects even a shorter list.
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
