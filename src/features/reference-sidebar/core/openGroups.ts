/** URLs of expanded groups. */
export type OpenGroups = ReadonlySet<string>;

/** Reads stored groups. Invalid values are ignored. */
export function parseOpenGroups(stored: string | null): OpenGroups {
  try {
    const value: unknown = JSON.parse(stored ?? '[]');
    return new Set(Array.isArray(value) ? value.filter((href) => typeof href === 'string') : []);
  } catch {
    return new Set();
  }
}

export const storedForm = (open: OpenGroups): string => JSON.stringify([...open]);

/** Expands a group. */
export const opened = (open: OpenGroups, href: string): OpenGroups => new Set([...open, href]);

/** Toggles a group. */
export function toggled(open: OpenGroups, href: string): OpenGroups {
  const changed = new Set(open);
  if (!changed.delete(href)) changed.add(href);
  return changed;
}
