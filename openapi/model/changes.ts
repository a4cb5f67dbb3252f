/** Whether a client of the older description can fail with the newer one. */
export type Impact = 'breaking' | 'compatible' | 'unclear';

/** The value of a keyword, or the name of a type: `string (date)`. */
export type ChangedValue = string | number | boolean | null | readonly ChangedValue[];

export interface ChangedPart {
  /** Where a parameter is; else `body`, `response`, or `delivery` of an event. */
  readonly in: 'query' | 'path' | 'header' | 'body' | 'response' | 'delivery';
  readonly name?: string;
  readonly status?: string;
}

export interface Change {
  readonly impact: Impact;
  readonly action: 'add' | 'remove' | 'replace';
  /** Absent for the operation itself. */
  readonly part?: ChangedPart;
  /** Names of fields, lists as `[]`: `data[].city`. Absent for the whole part. */
  readonly field?: string;
  /** The keyword that changed: `type`, `enum`. Absent when the part or the field itself was added or removed. */
  readonly keyword?: string;
  readonly required?: boolean;
  /** The value of the keyword on the sides that have it, else the type of the part or field. */
  readonly before?: ChangedValue;
  readonly after?: ChangedValue;
}

export interface SubjectChanges {
  readonly kind: 'operation' | 'event' | 'api';
  /** `GET /v2/people`, `person_updated`, `API`. */
  readonly subject: string;
  /** ID of the operation, if the newer description has it. */
  readonly operationId?: string;
  /** Summary of the operation or event. Empty for the whole API. */
  readonly summary: string;
  readonly changes: readonly Change[];
}

/** The changes from one snapshot of a description to the next. */
export interface Release {
  /** Name of the newer snapshot, which is its anchor in the changelog. */
  readonly name: string;
  /** `2026-11-21`. */
  readonly day: string;
  /** Absent for the first snapshot. */
  readonly subjects?: readonly SubjectChanges[];
  /** The correction, in a few words and as Markdown, if only the description changed (src/config/corrections.ts). */
  readonly correction?: {readonly title: string; readonly text: string};
}
