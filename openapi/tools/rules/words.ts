/** Words that say nothing about a field. */
const STOP_WORDS = new Set(['the', 'a', 'an', 'of', 'for', 'this', 'its']);
const IRREGULAR: Readonly<Record<string, string>> = {people: 'person'};

/** Counts words. The URL of a link is none, and `created_at` is one. */
export const countWords = (text: string): number =>
  text
    .replaceAll(/\]\([^)]*\)/g, ']')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

const singular = (word: string): string => IRREGULAR[word] ?? word.replace(/ies$/, 'y').replace(/([^s])s$/, '$1');

/** The words of a name or sentence in lower case and singular, so that `jobIds`, `job_ids` and `Job ids.` are the same. */
const wordStems = (text: string): string[] =>
  (
    text
      .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).map(singular);

/** Whether a description only repeats the name and the resource, as "The name of the person" does for `name`. */
export function restates(name: string, description: string, resource: string): boolean {
  const known = new Set([...wordStems(name), ...wordStems(resource)]);
  return wordStems(description).every((word) => STOP_WORDS.has(word) || known.has(word));
}
