import type {Attempt} from './attempt';
import type {Session} from './session';

/**
 * State of a login. Each attempt and each end increases the generation, and responses of older ones are ignored. A closed
 * popup is not a transition, because browsers report open popups as closed.
 */
export type LogInState =
  | {readonly phase: 'loggedOut'; readonly generation: number}
  /** The popup is open, and its code has not arrived. */
  | {readonly phase: 'pending'; readonly generation: number; readonly attempt: Attempt}
  /** The code is being exchanged. */
  | {readonly phase: 'exchanging'; readonly generation: number}
  | {
      readonly phase: 'loggedIn';
      readonly generation: number;
      readonly session: Session;
      /** Initials, if the profile is loaded and has some. */
      readonly initials?: string;
    };

export type LogInEvent =
  /** A click on Log In, or the tab's attempt after a reload. */
  | {readonly type: 'attempted'; readonly attempt: Attempt}
  /** This tab took the code of an attempt from local storage. */
  | {readonly type: 'claimed'; readonly attemptId: string}
  /** The attempt ended without a code: by timeout or denial, or because another tab took it. */
  | {readonly type: 'lapsed'; readonly attemptId: string}
  | {readonly type: 'exchanged'; readonly generation: number; readonly session: Session}
  | {readonly type: 'exchangeFailed'; readonly generation: number}
  | {readonly type: 'profileRead'; readonly generation: number; readonly initials: string}
  /** The content of session storage, which another page of this tab may have changed. */
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

/** The next state. Pure: the engine derives storage, timers and requests from the change. */
export function reduce(state: LogInState, event: LogInEvent): LogInState {
  const transition = transitions[event.type] as (from: LogInState, by: LogInEvent) => LogInState;
  return transition(state, event);
}
