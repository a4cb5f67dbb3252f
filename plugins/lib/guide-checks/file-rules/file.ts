import type {Rule} from '../rule';

/** A file in the folder of the guides. */
export interface File {
  /** Its path in the folder. */
  readonly name: string;
  readonly bytes: Buffer;
  /** Whether a guide names it. */
  readonly isShown: boolean;
}

export type FileRule = Rule<File>;
