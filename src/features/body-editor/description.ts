import type {Schema} from '@site/openapi/model/spec';
import type {IdsFor} from './core/fields';
import type {PlacedProblem} from './core/problemRanges';

/** The place of an error in JSON that can't be read. Lines and columns start at 1. */
export interface SyntaxProblem {
  readonly line: number;
  readonly column: number;
}

/** What the page knows of a body. */
export interface BodyDescription {
  /** Without references. */
  readonly schema: Schema;
  readonly idsFor: IdsFor;
  /** The URL of the row that describes a field. */
  readonly rowOf: (names: readonly string[]) => string | undefined;
  /** A visitor follows a link to a row. */
  readonly onFollow: () => void;
  /** What is wrong in a text that is being written, without what it still lacks. */
  readonly check: (text: string) => SyntaxProblem | readonly PlacedProblem[];
}

/** A field that a visitor adds from the text of the page. Each click makes a new object. */
export interface WantedField {
  readonly names: readonly string[];
}

/** What the textarea and its help share. */
export interface EditorContent {
  readonly value: string;
  /** Undefined for a body without a description, of which only the colors are known. */
  readonly description: BodyDescription | undefined;
  /** Problems that are shown elsewhere as well. */
  readonly problems: readonly PlacedProblem[];
}
