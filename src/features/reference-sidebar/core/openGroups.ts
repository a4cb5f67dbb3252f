/** URLs of the groups that a visitor has open. */
export type OpenGroups = ReadonlySet<string>;

/** What was stored, if anything. A value that is not ours, or was broken, opens nothing. */
export function parseOpenGroups(stored: string | null): OpenGroups {
  try {
    const value: unknown = JSON.parse(stored ?? '[]');
    return new Set(Array.isArray(value) ? value.filter((href) => typeof href === 'string') : []);
  } catch {
    return new Set();
  }
}

export const storedForm = (open: OpenGroups): string => JSON.stringify([...open]);

/** With one more open group. */
export const opened = (open: OpenGroups, href: string): OpenGroups => new Set([...open, href]);

/** The group open where it was closed, and closed where it was open. */
export function toggled(open: OpenGroups, href: string): OpenGroups {
  const changed = new Set(open);
  if (!changed.delete(href)) changed.add(href);
  return changed;
}
