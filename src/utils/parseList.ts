/** The items of a stored JSON list that a check accepts. A damaged text is an empty list. */
export function parseList<Item>(stored: string | null, isItem: (value: unknown) => value is Item): Item[] {
  try {
    const list: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(list) ? list.filter(isItem) : [];
  } catch {
    return [];
  }
}
