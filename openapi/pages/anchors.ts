/** Reserves an anchor. If it is taken, a number is added. */
export type ClaimAnchor = (anchor: string) => string;

/** The anchors of one page. */
export function pageAnchors(): ClaimAnchor {
  const taken = new Set<string>();
  return (anchor) => {
    const free = (number: number): string => {
      const candidate = number === 1 ? anchor : `${anchor}-${String(number)}`;
      return taken.has(candidate) ? free(number + 1) : candidate;
    };
    const given = free(1);
    taken.add(given);
    return given;
  };
}

/** A name in an anchor is in lowercase (openapi/README.md) and has no whitespace. */
export const slug = (name: string): string => name.replace(/\[\]$/, '').toLowerCase().trim().replaceAll(/\s+/g, '-');

/** An anchor of several parts, joined by hyphens. */
export const anchorOf = (...parts: readonly string[]): string => parts.map(slug).join('-');
