import {isNode, join} from './node';

/** The mark of an unconfirmed point, as pages and llms.txt say it. */
export const UNCONFIRMED = 'Unconfirmed';

/** A part of a description that may have an unconfirmed point. */
export interface WithUnverified {
  /** What to confirm, as a sentence of Markdown. */
  readonly 'x-unverified'?: string;
  /** Pointer to the part in the bundle. `withSources` adds it for pages. */
  readonly 'x-unverified-source'?: string;
}

/** A point that is not confirmed. */
export interface Unverified {
  /** A sentence of Markdown. */
  readonly what: string;
  /** Pointer to the part in the description, the same on each page. Absent for points that only pages have. */
  readonly source?: string;
}

/** The unconfirmed point of a part of a description, if any. */
export const unverifiedAt = ({
  'x-unverified': what,
  'x-unverified-source': source,
}: WithUnverified): Unverified | undefined => (what === undefined ? undefined : {what, source});

/** Examples are data, so marks in them don't count. */
const DATA = new Set(['example', 'examples']);

/** Adds its pointer to each mark, so that pages can tell apart marks with the same words. */
export function withSources(node: unknown, pointer = '#'): unknown {
  if (Array.isArray(node)) return node.map((item, index) => withSources(item, join(pointer, index)));
  if (!isNode(node)) return node;
  const parts = Object.entries(node).map(([key, child]): [string, unknown] => [
    key,
    DATA.has(key) ? child : withSources(child, join(pointer, key)),
  ]);
  const isMarked = typeof node['x-unverified'] === 'string';
  return Object.fromEntries(isMarked ? [...parts, ['x-unverified-source', pointer]] : parts);
}

/** The marks in a part of a description. References are not followed. */
export function marksIn(node: unknown): Unverified[] {
  if (Array.isArray(node)) return node.flatMap(marksIn);
  if (!isNode(node)) return [];
  const own = unverifiedAt(node);
  const below = Object.entries(node).flatMap(([key, child]) => (DATA.has(key) ? [] : marksIn(child)));
  return own ? [own, ...below] : below;
}
