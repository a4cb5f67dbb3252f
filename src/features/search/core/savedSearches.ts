import {isObject} from '../../../utils/isObject';
import {parsedJson} from '../../../utils/parsedJson';

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

/** A stored list. Undefined unless all entries are ours, because the modal reads it without checks and writes its texts as HTML. */
export function savedList(text: string, origin: string): readonly unknown[] | undefined {
  const list = parsedJson(text);
  return Array.isArray(list) && list.every((entry) => isSafe(entry, origin)) ? list : undefined;
}
