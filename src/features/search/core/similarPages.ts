import type {Hit, PageLink} from './record';

/** Path segments that name a section and not the topic of a page. */
const FRAME = new Set('docs platform api index html htm php md json v1 v2 1 2 0'.split(' '));
/** Longer paths are not typos. */
const MOST_WORDS = 8;

/** `people explode` for `/docs/api/people-explode/`. The path can be decoded (`decodable` of page-loading). */
export function wordsOfPath(pathname: string): string[] {
  const words = decodeURIComponent(pathname)
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !FRAME.has(word));
  return [...new Set(words)].slice(0, MOST_WORDS);
}

const pairsOf = (text: string): Set<string> => {
  const padded = ` ${text.toLowerCase()} `;
  return new Set(Array.from({length: padded.length - 1}, (_, at) => padded.slice(at, at + 2)));
};

/** How alike two texts are by their pairs of letters, from 0 to 1. */
export function likenessOf(one: string, other: string): number {
  const [pairs, others] = [pairsOf(one), pairsOf(other)];
  const shared = [...pairs].filter((pair) => others.has(pair)).length;
  return (2 * shared) / (pairs.size + others.size);
}

export const pagesOf = (hits: readonly Pick<Hit, 'url_without_anchor' | 'hierarchy'>[]): PageLink[] => [
  ...new Map(hits.map(({url_without_anchor: url, hierarchy}) => [url, {url, title: hierarchy.lvl1}] as const)).values(),
];
