import {mapNodes, nodesIn} from './node';

/** The mark of an unverified point, as pages and llms.txt say it. */
export const UNVERIFIED = 'Unverified';

export interface WithUnverified {
  /** What to confirm, as a sentence of Markdown. */
  readonly 'x-unverified'?: string;
  /** Pointer to the part in the bundle. `withSources` adds it for pages. */
  readonly 'x-unverified-source'?: string;
}

export interface Unverified {
  /** A sentence of Markdown. */
  readonly what: string;
  /** Pointer to the part in the description, the same on each page. Absent for points that only pages have. */
  readonly source?: string;
}

export const unverifiedAt = ({
  'x-unverified': what,
  'x-unverified-source': source,
}: WithUnverified): Unverified | undefined => (what === undefined ? undefined : {what, source});

/** Adds its pointer to each mark, so that pages can tell apart marks with the same words. */
export const withSources = (part: unknown): unknown =>
  mapNodes(part, (node, pointer) =>
    typeof node['x-unverified'] === 'string' ? {...node, 'x-unverified-source': pointer} : node,
  );

/** The marks in a part of a description. References are not followed. */
export const marksIn = (part: unknown): Unverified[] =>
  [...nodesIn(part)].flatMap(([node]) => unverifiedAt(node) ?? []);
