import type {VisitEnd} from '../../visit/core/visitEnd';
import type {Draft, LinkedDraft, StoredDraft, Target} from './draft';
import type {Sent} from './sent';
import type {Undo} from './undo';
import type {KnownIds, StoredIds} from './knownIds';
import type {Files} from './fields';
import type {LoadedOperation} from './operation';
import type {Outcome} from './outcome';
import type {Pasted, PastedNotes} from './pasted';

/** What the open workbench shows: the form, the response, or the code and the examples of the page. */
export type View = 'request' | 'response' | 'code';

export interface Result {
  readonly outcome: Outcome;
  readonly hadToken: boolean;
  /** The request that led to it. */
  readonly sent: Sent;
  /** Whether the form has other content since, to which errors of fields don't apply. */
  readonly isReplaced?: boolean;
}

/** Says until the next call what a visit's end removed, or that a call wasn't sent. */
export interface Notice {
  readonly ended?: {readonly why: VisitEnd; readonly keepsForm: boolean};
  /** Whether a call was not sent, because the credential has changed. */
  readonly isRefused?: boolean;
}

/** What the sandbox's key allows, and whether requests have it. */
export interface Access {
  readonly hasKey: boolean;
  readonly scopes: readonly string[];
}

export interface FormState {
  /** Where requests go. All else in this state is for this target. */
  readonly target: Target;
  /** The target of all forms in this tab, which the visitor chose, logged in for, or sent a key to. */
  readonly choice: Target | undefined;
  readonly draft: Draft;
  readonly files: Files;
  /** Optional parameters that have an input without having a value. */
  readonly added: readonly string[];
  readonly access: Access;
  readonly ids: KnownIds;
  readonly undo: Undo | undefined;
  readonly view: View;
  /** Whether a dialog asks whether to send. */
  readonly isConfirming: boolean;
  /** The request on its way. */
  readonly sending: Sent | undefined;
  /** The last attempt that had problems, which are shown until a request is sent. A new object for each. */
  readonly rejection: object | undefined;
  /** Undefined before the first call, and while one runs. */
  readonly result: Result | undefined;
  readonly notice: Notice | undefined;
  /** What of a pasted request didn't fit, until the form has other content or is sent. */
  readonly pasted: PastedNotes | undefined;
}

/** What doesn't change while a form is open. */
export interface FormContext {
  readonly loaded: LoadedOperation;
  /** The configured API. */
  readonly apiUrl: string;
  /** Where requests can go, at least one. */
  readonly targets: readonly Target[];
}

/** What a tab has of the form: its items of the visit, and whether it has a login. */
export interface Stored {
  readonly draft: StoredDraft | undefined;
  readonly target: Target | undefined;
  readonly undo: Undo | undefined;
  readonly ids: StoredIds | undefined;
  readonly isLoggedIn: boolean;
}

/** The content of the form before a request was pasted into one of its fields. It counts only at its target. */
export interface Before {
  readonly draft: Draft;
  readonly target: Target;
}

export type FormEvent =
  | {readonly type: 'fieldChanged'; readonly id: string; readonly texts: readonly string[]}
  | {readonly type: 'filesChosen'; readonly id: string; readonly files: readonly File[]}
  | {readonly type: 'bodyChanged'; readonly body: string}
  | {readonly type: 'parameterAdded' | 'parameterRemoved'; readonly id: string}
  | {readonly type: 'exampleInserted' | 'syncInserted' | 'reset' | 'undone' | 'sandboxReset'}
  | {readonly type: 'accessChanged'; readonly access: Access}
  | {readonly type: 'viewed'; readonly view: View}
  | {readonly type: 'linked'; readonly draft: LinkedDraft}
  | {readonly type: 'pasted'; readonly pasted: Pasted; readonly before?: Before | undefined}
  /** The pasted request is for another operation. */
  | {readonly type: 'restored'; readonly before: Before}
  | {readonly type: 'targetChosen'; readonly target: Target}
  /** The form shows a login. */
  | {readonly type: 'loggedIn'}
  /** @param hasKey whether the visitor uses a key, because a login can then be another person's */
  | {readonly type: 'visitEnded'; readonly why: VisitEnd; readonly hasKey: boolean; readonly stored: Stored}
  /** @param anyway sends in spite of problems that only the description has */
  | {readonly type: 'submitted'; readonly hasMalformedKey: boolean; readonly anyway: boolean}
  | {readonly type: 'confirmed' | 'declined' | 'refused' | 'canceled'}
  | {readonly type: 'authorized'; readonly token: string | undefined}
  | {readonly type: 'ended'; readonly sent: Sent; readonly outcome: Outcome; readonly token: string | undefined};
