/** Normalizes text for search: lowercase, without accents and hyphens, so that "email" finds "E-mail". */
const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}|-/gu, '')
    .toLowerCase();

/** Whether every word of a query occurs in a text, anywhere and in any order. An empty query matches everything. */
export function matchWords(query: string, text: string): boolean {
  const where = folded(text);
  return folded(query)
    .split(/\s+/)
    .every((word) => where.includes(word));
}
