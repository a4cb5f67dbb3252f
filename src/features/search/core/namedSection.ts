interface AnyHit {
  readonly hierarchy: Readonly<Record<string, string | null>>;
  readonly _highlightResult?: unknown;
}

interface Marked {
  readonly hierarchy?: Readonly<Record<string, {readonly value: string}>>;
}

/**
 * A hit with the display name of its section. The modal groups results by it, and reads it from marked texts if there are
 * some.
 */
export function namedSection<Hit extends AnyHit>(hit: Hit, nameOf: (section: string) => string): Hit {
  const value = nameOf(hit.hierarchy.lvl0 ?? '');
  const marked = hit._highlightResult as Marked | undefined;
  return {
    ...hit,
    hierarchy: {...hit.hierarchy, lvl0: value},
    ...(marked?.hierarchy && {
      _highlightResult: {...marked, hierarchy: {...marked.hierarchy, lvl0: {...marked.hierarchy.lvl0, value}}},
    }),
  };
}
