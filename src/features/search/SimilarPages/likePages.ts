import type {PageLink} from '../core/record';
import {likenessOf, wordsOfPath} from '../core/similarPages';
import {SYNONYMS} from '../core/synonyms';
import {stem} from '../core/stem';

/** Likeness of a word with its plural or a typo. */
const SAME_WORD = 0.65;

/** Whether the URL of a page has at least half of the words of a path, perhaps misspelled, in another form, or as a synonym. */
export function isLike(pathname: string, {url}: PageLink): boolean {
  const [words, own] = [wordsOfPath(pathname), wordsOfPath(url)];
  const terms = own.map(stem);
  const found = words.filter(
    (word) =>
      own.some((one) => likenessOf(one, word) >= SAME_WORD) ||
      SYNONYMS.get(stem(word))?.some((meant) => terms.includes(stem(meant))),
  );
  return found.length * 2 >= words.length;
}

/** The pages whose URLs are like a path, the most similar first. Equally similar ones keep their order. */
export const likePages = (pathname: string, pages: readonly PageLink[]): PageLink[] =>
  pages
    .filter((page) => isLike(pathname, page))
    .toSorted((one, other) => likenessOf(other.url, pathname) - likenessOf(one.url, pathname));
