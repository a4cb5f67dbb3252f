import type {Outcome} from './outcome';
import type {Target} from './target';

/** What the open workbench shows: the form, the response, or the code and the examples of the page. */
export type View = 'request' | 'response' | 'code';

/** How the last call ended. */
export interface Result {
  readonly outcome: Outcome;
  readonly target: Target;
  readonly hadToken: boolean;
  /** Whether the form has other content since, to which errors of fields don't apply. */
  readonly isReplaced?: boolean;
}

/** State of the form's calls, of which one runs at a time. */
export interface CallState {
  /** `confirming` while a dialog asks whether to send. */
  readonly phase: 'editing' | 'confirming' | 'sending';
  readonly view: View;
  /** Problems are shown after the first rejected attempt. */
  readonly showsProblems: boolean;
  /** Increases with each rejected attempt, so that the first invalid input takes the focus. */
  readonly rejections: number;
  /** Undefined before the first call, and while one runs. */
  readonly result: Result | undefined;
}

export type CallEvent =
  /** The form has problems, and nothing is sent. */
  | {readonly type: 'rejected'}
  /** The request needs a confirmation. */
  | {readonly type: 'questioned'}
  | {readonly type: 'declined'}
  /** The request needs no confirmation, or has it. Without a valid credential, it is still not sent. */
  | {readonly type: 'approved'}
  | {readonly type: 'sent'}
  /** A call ended. */
  | {readonly type: 'ended'; readonly result: Result}
  /** The form has other content: the visitor reset it or replaced its body, or a link filled it in. */
  | {readonly type: 'replaced'}
  /** The visit ended, or the form has another target. */
  | {readonly type: 'dropped'}
  | {readonly type: 'viewChosen'; readonly view: View};

type Of<Type extends CallEvent['type']> = Extract<CallEvent, {type: Type}>;
type Transitions = {readonly [Type in CallEvent['type']]: (state: CallState, event: Of<Type>) => CallState};

export const initialCall: CallState = {
  phase: 'editing',
  view: 'request',
  showsProblems: false,
  rejections: 0,
  result: undefined,
};

const transitions: Transitions = {
  rejected: (state) => ({
    ...state,
    view: 'request',
    showsProblems: true,
    rejections: state.rejections + 1,
  }),
  questioned: (state) => ({...state, phase: 'confirming'}),
  declined: (state) => ({...state, phase: 'editing'}),
  approved: (state) => ({...state, phase: 'editing', showsProblems: false}),
  sent: (state) => ({...state, phase: 'sending', view: 'response', result: undefined}),
  // A visitor who went back to the form while the request ran stays there.
  ended: (state, {result}) => ({
    ...state,
    phase: 'editing',
    view: state.phase === 'sending' ? state.view : 'response',
    result,
  }),
  // A dialog is about the request before.
  replaced: ({phase, result, ...state}) => ({
    ...state,
    phase: phase === 'confirming' ? 'editing' : phase,
    showsProblems: false,
    result: result && {...result, isReplaced: true},
  }),
  // The form says what was removed.
  dropped: ({view}) => ({...initialCall, view: view === 'response' ? 'request' : view}),
  viewChosen: (state, {view}) => ({...state, view}),
};

/** The next state. Pure: the hooks own requests, storage, and focus. */
export function reduce(state: CallState, event: CallEvent): CallState {
  const transition = transitions[event.type] as (from: CallState, by: CallEvent) => CallState;
  return transition(state, event);
}
