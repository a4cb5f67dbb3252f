import type {Markdown} from './markdown';

/** The kind of a change, or its effect on API clients, shown as a label in the changelog. */
export type ChangeTagKind = 'added' | 'changed' | 'deprecated' | 'removed' | 'corrected' | 'breaking' | 'unclear';

export interface ChangeTag {
  readonly kind: ChangeTagKind;
  readonly text: string;
}

/** The changes of one operation or webhook event in one release. */
export interface ChangeEntry {
  readonly anchor: string;
  /** `GET /v2/people`, `person_updated`. */
  readonly subject: string;
  readonly name: string;
  /** URL of the operation or event. Absent if it no longer exists. */
  readonly url?: string;
  /** Name of the resource, for the filter. */
  readonly resource?: string;
  readonly tags: readonly ChangeTag[];
  /** The number of corrections. */
  readonly note?: string;
  readonly changes: readonly {readonly tags: readonly ChangeTag[]; readonly text: Markdown}[];
}

/** The changes of a release, with links to each. */
export interface ChangeListBlock {
  readonly type: 'changes';
  readonly entries: readonly ChangeEntry[];
}
