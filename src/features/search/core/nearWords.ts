/** Fewer shared pairs of letters are a coincidence. */
const LEAST = 0.5;
const COUNT = 3;

const pairsOf = (text: string): Set<string> => {
  const padded = ` ${text.toLowerCase()} `;
  return new Set(Array.from({length: padded.length - 1}, (_, at) => padded.slice(at, at + 2)));
};

/** The terms that are most like a text, by their pairs of letters. */
export function nearWords(text: string, terms: Iterable<string>): string[] {
  const wanted = pairsOf(text.trim());
  return [...new Set(terms)]
    .map((term) => {
      const own = pairsOf(term);
      const shared = [...own].filter((pair) => wanted.has(pair)).length;
      return {term, likeness: (2 * shared) / (own.size + wanted.size)};
    })
    .filter(({likeness}) => likeness >= LEAST)
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, COUNT)
    .map(({term}) => term);
}
