/**
 * The tab that a key leads to from another, by number; undefined for a key that tabs have no use for (ARIA Authoring Practices
 * Guide, Tabs pattern).
 */
export function targetOf(key: string, from: number, count: number): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key === 'ArrowRight') return (from + 1) % count;
  if (key === 'ArrowLeft') return (from - 1 + count) % count;
  return undefined;
}
