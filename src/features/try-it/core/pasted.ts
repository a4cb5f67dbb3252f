import type {Draft} from './draft';

/** What of a pasted request has no place in the form. Names are those of the request. */
export type Unfit =
  | {readonly kind: 'connection' | 'host' | 'id' | 'open' | 'repeated'; readonly name: string}
  /** An old path. @param now as the description has it */
  | {readonly kind: 'path'; readonly name: string; readonly now: string}
  /** @param methods those of the path */
  | {readonly kind: 'method'; readonly name: string; readonly methods: readonly string[]}
  | {readonly kind: 'parameter' | 'header'; readonly name: string; readonly nearest: string | undefined}
  /** A body of an operation without one, one that is no JSON or was left out with a secret in it, more than one command, or a part of one. */
  | {readonly kind: 'body' | 'encoded' | 'lost' | 'more' | 'cut'};

/** What the form says about a pasted request. */
export interface PastedNotes {
  readonly unfit: readonly Unfit[];
  readonly hadCredential: boolean;
}

export interface Pasted {
  readonly content: Pick<Draft, 'values' | 'body'>;
  readonly notes: PastedNotes;
}
