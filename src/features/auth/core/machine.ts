import type {Attempt} from './attempt';
import type {Session} from './session';

/**
 * State of a log-in. Each attempt and each end raises the generation: responses of an older one are ignored.
 * A popup that seems closed is not a transition: browsers report open popups as closed.
 */
export type LogInState =
  | {readonly phase: 'loggedOut'; readonly generation: number}
  /** The popup is out; its code has not come. */
  | {readonly phase: 'pending'; readonly generation: number; readonly attempt: Attempt}
  /** The code is ours and is being exchanged. */
  | {readonly phase: 'exchanging'; readonly generation: number}
  | {
      readonly phase: 'loggedIn';
      readonly generation: number;
      readonly session: Session;
      /** Initials, or nothing while the profile is not there or has none. */
      readonly initials?: string;
    };

export type LogInEvent =
  /** A click on Log In, or the attempt of this tab found again after a reload. */
  | {readonly type: 'attempted'; readonly attempt: Attempt}
  /** The code of an attempt was taken out of local storage by this tab. */
  | {readonly type: 'claimed'; readonly attemptId: string}
  /** The attempt has ended without a code: ten minutes have passed, or another tab took the code. */
  | {readonly type: 'lapsed'; readonly attemptId: string}
  | {readonly type: 'exchanged'; readonly generation: number; readonly session: Session}
  | {readonly type: 'exchangeFailed'; readonly generation: number}
  | {readonly type: 'profileRead'; readonly generation: number; readonly initials: string}
  /** What session storage holds, read again; this tab may have changed it on another page. */
  | {readonly type: 'restored'; readonly session: Session; readonly initials?: string}
  /** Log Out, or the session's expiry. */
  | {readonly type: 'ended'};

type Of<Type extends LogInEvent['type']> = Extract<LogInEvent, {type: Type}>;
type Transitions = {readonly [Type in LogInEvent['type']]: (state: LogInState, event: Of<Type>) => LogInState};

export const initialState: LogInState = {phase: 'loggedOut', generation: 0};

const out = ({generation}: LogInState): LogInState => ({phase: 'loggedOut', generation: generation + 1});

const isAttempt = (state: LogInState, id: string): boolean => state.phase === 'pending' && state.attempt.id === id;

const isExchange = (state: LogInState, generation: number): boolean =>
  state.phase === 'exchanging' && state.generation === generation;

const transitions: Transitions = {
  attempted: (state, {attempt}) =>
    state.phase === 'loggedIn' ? state : {phase: 'pending', generation: state.generation + 1, attempt},
  claimed: (state, {attemptId}) =>
    isAttempt(state, attemptId) ? {phase: 'exchanging', generation: state.generation} : state,
  lapsed: (state, {attemptId}) => (isAttempt(state, attemptId) ? out(state) : state),
  exchanged: (state, {generation, session}) =>
    isExchange(state, generation) ? {phase: 'loggedIn', generation, session} : state,
  exchangeFailed: (state, {generation}) => (isExchange(state, generation) ? out(state) : state),
  profileRead: (state, {generation, initials}) =>
    state.phase === 'loggedIn' && state.generation === generation ? {...state, initials} : state,
  restored: (state, {session, initials}) =>
    state.phase === 'loggedIn' && state.session.token === session.token && state.session.expiry === session.expiry
      ? state
      : {phase: 'loggedIn', generation: state.generation + 1, session, ...(initials !== undefined && {initials})},
  ended: out,
};

/** The next state. Pure: storage, timers and requests follow from what changed. */
export function reduce(state: LogInState, event: LogInEvent): LogInState {
  const transition = transitions[event.type] as (from: LogInState, by: LogInEvent) => LogInState;
  return transition(state, event);
}
