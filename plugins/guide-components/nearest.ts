/** Single-character edits (Levenshtein) that turn one word into the other. */
export function editsBetween(from: string, to: string): number {
  let row = Array.from({length: to.length + 1}, (_, index) => index);
  for (const [index, letter] of Array.from(from).entries()) {
    const next = [index + 1];
    for (const [column, other] of Array.from(to).entries()) {
      const replaced = (row[column] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(replaced, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
    }
    row = next;
  }
  return row[to.length] ?? 0;
}

/** The known name that a writer most likely meant; undefined when nothing is known. */
export function nearest(name: string, known: Iterable<string>): string | undefined {
  const ranked = [...known].map((candidate) => [candidate, editsBetween(name, candidate)] as const);
  return ranked.sort(([, a], [, b]) => a - b)[0]?.[0];
}
