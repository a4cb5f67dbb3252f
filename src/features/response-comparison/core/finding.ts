/** What a response can say about its description. */
export const KINDS = [
  'unknown status',
  'unknown field',
  'missing field',
  'unexpected null',
  'other type',
  'other value',
  'other format',
  // Outside of a list that can grow, which is no difference.
  'new value',
  // A statement that isn't confirmed, and that the response is about.
  'open statement',
] as const;

export type Kind = (typeof KINDS)[number];

/** What one value says, or all with the same path. It has names and types, never a value, an ID or a token. */
export interface Finding {
  readonly kind: Kind;
  /** `data[].account.id`, empty for the whole response. Keys of maps are `{key}`. */
  readonly path: string;
  /** From the description: types, values, or the statement. Empty if the kind is enough. */
  readonly expected: string;
  /** The types that were found, or the status. */
  readonly found: string;
  readonly count: number;
  /** Anchor of the nearest row on the page of the operation. */
  readonly anchor: string;
  /** Pointer to an open statement in the bundle, if marks have their sources. */
  readonly source?: string | undefined;
}
