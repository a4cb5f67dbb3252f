import type {Hit, LikelyPage} from './response';

/** Path segments that name a section and not the topic of a page. */
const FRAME = new Set('docs platform api index html htm php md json v1 v2 1 2 0'.split(' '));
/** Longer paths are not typos. */
const MOST_WORDS = 8;

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

/** The words of a path that name its topic: `people explode` for `/docs/api/people-explode/`. */
export function wordsOfPath(pathname: string): string[] {
  const words = decoded(pathname)
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !FRAME.has(word));
  return [...new Set(words)].slice(0, MOST_WORDS);
}

/** The queries: first the whole path, then parts of it and single words from the end, because the last words of a path are the most specific. */
export function queriesFor(words: readonly string[]): string[] {
  const [, ...rest] = words;
  const queries = [words.join(' '), rest.join(' '), words.slice(0, -1).join(' '), ...[...words].reverse()];
  return [...new Set(queries)].filter((query) => query.length > 1);
}

/** The distinct pages of hits, best first. */
export const pagesOf = (hits: readonly Pick<Hit, 'url_without_anchor' | 'hierarchy'>[]): LikelyPage[] => [
  ...new Map(hits.map(({url_without_anchor: url, hierarchy}) => [url, {url, title: hierarchy.lvl1}] as const)).values(),
];

/**
 * The pages that best match a path.
 * @param search finds the hits of a query
 * @throws whatever `search` throws
 */
export async function likelyPages(
  pathname: string,
  count: number,
  search: (query: string) => Promise<readonly Hit[]>,
): Promise<LikelyPage[]> {
  const pages = new Map<string, LikelyPage>();
  for (const query of queriesFor(wordsOfPath(pathname))) {
    for (const page of pagesOf(await search(query))) if (!pages.has(page.url)) pages.set(page.url, page);
    if (pages.size >= count) break;
  }
  return [...pages.values()].slice(0, count);
}
