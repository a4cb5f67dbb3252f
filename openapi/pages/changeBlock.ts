import type {Markdown} from './inlineMarkdown';

/** What a list of changes has in common, shown as its label. */
export type ChangeLabelKind = 'added' | 'changed' | 'deprecated' | 'removed' | 'corrected';

/** One change: location, name, and the old and new type or value. */
export interface ChangeLine {
  readonly text: Markdown;
  /** Label of a change that can break API clients. */
  readonly breaking?: string;
}

/** An operation, a webhook event, or the whole API. */
export interface ChangeSubject {
  /** `GET /v2/people`, `person_updated`. */
  readonly subject: string;
  /** URL of the operation or event. Absent if it no longer exists. */
  readonly url?: string;
}

/** Changes that one or several operations and events have in common. */
export interface ChangeEntry {
  readonly anchor: string;
  /** The first operation or event. The lines name its fields. */
  readonly name: string;
  /** Number of the others, and of the lines. */
  readonly note: string;
  readonly breaking?: string;
  readonly subjects: readonly ChangeSubject[];
  /** Text before the subjects, if there are several. */
  readonly same?: string;
  readonly lines: readonly ChangeLine[];
}

/** The entries of one resource. */
export interface ChangeGroup {
  readonly name: string;
  readonly entries: readonly ChangeEntry[];
}

/** The changes of a kind in a release, by resource. */
export interface ChangeListBlock {
  readonly type: 'changes';
  readonly kind: ChangeLabelKind;
  readonly label: string;
  readonly groups: readonly ChangeGroup[];
}
