/**
 * The index of the tab that a key moves to. Undefined for other keys (ARIA Authoring Practices Guide, Tabs pattern).
 */
export function tabForKey(key: string, from: number, count: number): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key === 'ArrowRight') return (from + 1) % count;
  if (key === 'ArrowLeft') return (from - 1 + count) % count;
  return undefined;
}
