import {isObject} from '../../../utils/isObject';
import {savedKeys} from './savedKeys';

type KeyValue = Pick<Storage, 'getItem' | 'removeItem'>;

/** The modal writes texts as HTML. Ours are stored escaped, so texts with a bracket are not ours. */
const isSafeText = (value: unknown): value is string => typeof value === 'string' && !/[<>"]/.test(value);

/** Whether a URL stays on this site after the browser has normalized it. */
const isOwnPath = (url: unknown, origin: string): url is string =>
  typeof url === 'string' && url.startsWith('/') && URL.canParse(url, origin) && new URL(url, origin).origin === origin;

function isSafe(entry: unknown, origin: string): boolean {
  if (!isObject(entry) || !isObject(entry.hierarchy)) return false;
  const {objectID, url, type, content, hierarchy} = entry;
  return (
    typeof objectID === 'string' &&
    isOwnPath(url, origin) &&
    typeof type === 'string' &&
    /^lvl[1-6]$/.test(type) &&
    content === null &&
    isSafeText(hierarchy.lvl1) &&
    Object.values(hierarchy).every((text) => text === null || isSafeText(text)) &&
    !('_snippetResult' in entry || '_highlightResult' in entry)
  );
}

function isSafeList(text: string, origin: string): boolean {
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) && list.every((entry) => isSafe(entry, origin));
  } catch {
    return false;
  }
}

/** Removes unsafe lists, because the modal reads them without checks and writes their texts as HTML. */
export function prepareStorage(
  storage: () => KeyValue,
  {indexName, origin}: {readonly indexName: string; readonly origin: string},
): void {
  try {
    const here = storage();
    for (const key of savedKeys(indexName)) if (!isSafeList(here.getItem(key) ?? '[]', origin)) here.removeItem(key);
  } catch {
    // Without storage, there is nothing to remove.
  }
}
