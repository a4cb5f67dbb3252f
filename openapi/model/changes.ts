/** What happened to an operation, or to a part of it. */
export type ChangeKind = 'added' | 'changed' | 'deprecated' | 'removed';

/** Whether a program that works with the older description may fail with the newer one. */
export type Impact = 'breaking' | 'compatible' | 'unclear';

/** A value of a keyword before or after a change; of an object only the name of the schema that it refers to. */
export type ChangedValue = string | number | boolean | null | readonly ChangedValue[] | {readonly ref?: string};

/** The part of an operation that changed. */
export interface ChangedPart {
  /** `query`, `path`, `header` or `cookie` of a parameter; else `body`, `response`, or `delivery` of an event. */
  readonly in: string;
  /** Name of the parameter. */
  readonly name?: string;
  /** Of the response. */
  readonly status?: string;
}

/** One difference between two descriptions of an API. */
export interface Change {
  readonly kind: ChangeKind;
  readonly impact: Impact;
  readonly action: 'add' | 'remove' | 'replace' | 'rename';
  /** Absent for the operation itself. */
  readonly part?: ChangedPart;
  /** Names of fields, lists as `[]`: `data[].city`. Absent for the whole part. */
  readonly field?: string;
  /** The keyword that changed: `type`, `enum`. Absent when the part or the field itself was added or removed. */
  readonly keyword?: string;
  /** What was added is required. */
  readonly required?: true;
  readonly before?: ChangedValue;
  readonly after?: ChangedValue;
}

/** What changed at an operation, at a webhook event, or for all. */
export interface SubjectChanges {
  readonly kind: 'operation' | 'event' | 'api';
  /** `GET /v2/people`, `person_updated`, `API`. */
  readonly subject: string;
  /** Id of an operation that the newer description has. */
  readonly operationId?: string;
  /** Of the operation or the event; empty for all. */
  readonly summary: string;
  readonly changes: readonly Change[];
}

/** What changed from one snapshot of a description to the next. */
export interface Release {
  /** Name of the newer snapshot: an anchor of the changelog. */
  readonly name: string;
  /** `2026-11-21`. */
  readonly day: string;
  /** Absent for the first snapshot, from which changes are counted. */
  readonly subjects?: readonly SubjectChanges[];
  /** What was corrected, where only the description changed and the API did not. */
  readonly correction?: {readonly title: string; readonly text: string};
}
