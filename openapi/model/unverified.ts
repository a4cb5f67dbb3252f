/** What any part of a description may have: it is not confirmed. */
export interface WithUnverified {
  /** What exactly is not confirmed, as a sentence of Markdown. */
  readonly 'x-unverified'?: string;
  /** Pointer to the part in the bundle. Only pages need it: `withSources` adds it. */
  readonly 'x-unverified-source'?: string;
}

/** A point that is not confirmed. */
export interface Unverified {
  /** A sentence of Markdown. */
  readonly what: string;
  /** Where the description says so; the same on each page that shows the point. Absent for what pages say themselves. */
  readonly source?: string;
}

/** The mark of a part of a description; undefined when all of it is confirmed. */
export const unverifiedAt = ({
  'x-unverified': what,
  'x-unverified-source': source,
}: WithUnverified): Unverified | undefined => (what === undefined ? undefined : {what, source});

/** Examples are data of readers, not statements. */
const DATA = new Set(['example', 'examples']);

const isNode = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const escaped = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1');

/** A description in which each mark knows its place, so that pages can tell one from another with the same words. */
export function withSources(node: unknown, pointer = '#'): unknown {
  if (Array.isArray(node)) return node.map((item, index) => withSources(item, `${pointer}/${String(index)}`));
  if (!isNode(node)) return node;
  const parts = Object.entries(node).map(([key, child]): [string, unknown] => [
    key,
    DATA.has(key) ? child : withSources(child, `${pointer}/${escaped(key)}`),
  ]);
  const isMarked = typeof node['x-unverified'] === 'string';
  return Object.fromEntries(isMarked ? [...parts, ['x-unverified-source', pointer]] : parts);
}

/** The marks in a part of a description, without those behind its references. */
export function marksIn(node: unknown): Unverified[] {
  if (Array.isArray(node)) return node.flatMap(marksIn);
  if (!isNode(node)) return [];
  const own = unverifiedAt(node);
  const below = Object.entries(node).flatMap(([key, child]) => (DATA.has(key) ? [] : marksIn(child)));
  return own ? [own, ...below] : below;
}
