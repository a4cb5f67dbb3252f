import {publish} from '@site/src/features/events';
import type {VisitEnd} from '@site/src/features/visit';
import {onSignal, readItem, removeItems, writeItems} from '../../storage';
import {type Attempt, readAttempt} from '../core/attempt';
import {AUTHORIZATION_ERROR, readAuthorizationError} from '../core/authorizationError';
import type {Client} from '../core/client';
import {initialsOf} from '../core/initials';
import {keys} from '../core/keys';
import {type LogInEvent, type LogInState, initialState, reduce} from '../core/machine';
import {randomToken} from '../core/pkce';
import {type Session, isLive, untilExpiry} from '../core/session';
import {setIdentity} from '../identity';
import {type Browser, onWake} from './browser';
import {claimCode, markPending, removeCodes, sweepCodes, watchForCode} from './codes';
import {onLogOut, broadcastLogOut} from './logOutChannel';
import {type Popup, navigateToProvider, preparePopup} from './preparePopup';
import {type LogInProblem, problemTexts} from './problemTexts';
import {exchange, fetchIdentity} from './requests';
import {clearSession, hasSession, restoreSession, storeInitials, storeSession} from './sessionStore';

interface EngineOptions {
  readonly client: Client;
  readonly browser: Browser;
  /** Called with each new state. */
  readonly onState: (state: LogInState) => void;
  /** A visit has ended. Its data must not be shown, kept or sent any more. */
  readonly onVisitEnd: (why: Exclude<VisitEnd, 'keyCleared' | 'keyReplaced' | 'elsewhere'>) => void;
  /** Called after the new state. The provider's window is no longer waited for. */
  readonly onProblem: (why: LogInProblem) => void;
}

/** Event names for redirects without a code. */
const ERROR_EVENTS = {denied: 'log_in_denied', failed: 'log_in_failed'} as const;

/** Owns storage, timers and requests of login, which follow from the state of the machine. */
export class Engine {
  /** What the visitor reads about a problem. */
  static readonly textOf = (problem: LogInProblem): string => problemTexts[problem]();

  private state = initialState;
  private leave = (): void => undefined;

  constructor(private readonly options: EngineOptions) {}

  /** Restores the tab's login or attempt. Returns a function that stops it. */
  start(): () => void {
    const {browser, onState} = this.options;
    sweepCodes(browser);
    const stopListening = onWake(browser, () => {
      sweepCodes(browser);
      this.sync();
    });
    this.sync();
    const attempt = readAttempt(readItem(browser.sessionStorage, keys.attempt), Date.now());
    if (attempt && this.state.phase === 'loggedOut') this.dispatch({type: 'attempted', attempt});
    else removeItems(browser.sessionStorage, [keys.attempt]);
    if (this.state === initialState) onState(initialState);
    return () => {
      stopListening();
      this.leave();
    };
  }

  /** Starts an attempt in an empty popup that a click opened. @throws when the popup can't be sent to the provider */
  async begin(popup: Popup): Promise<void> {
    const {client, browser, onProblem} = this.options;
    const attempt = {id: randomToken(browser.crypto), verifier: randomToken(browser.crypto), startedAt: Date.now()};
    preparePopup(popup, attempt);
    sweepCodes(browser);
    if (!writeItems(browser.sessionStorage, {[keys.attempt]: JSON.stringify(attempt)})) {
      popup.close();
      onProblem('storageFull');
      return;
    }
    this.dispatch({type: 'attempted', attempt});
    publish('log_in_started', {});
    try {
      await navigateToProvider(popup, attempt, {client, browser});
    } catch (error) {
      this.dispatch({type: 'lapsed', attemptId: attempt.id});
      throw error;
    }
  }

  logOut(): void {
    if (this.state.phase !== 'loggedIn') {
      this.dispatch({type: 'ended'});
      return;
    }
    publish('logged_out', {});
    void broadcastLogOut(this.options.browser, this.state.session);
    this.endSession('loggedOut');
  }

  /** The token, if it is still valid. */
  accessToken(): string | undefined {
    this.sync();
    return this.state.phase === 'loggedIn' ? this.state.session.token : undefined;
  }

  /** Checks the state against the clock and session storage, which another page of this tab may have changed. */
  private sync(): void {
    const {sessionStorage} = this.options.browser;
    const hadSession = hasSession(sessionStorage);
    const stored = restoreSession(sessionStorage);
    if (!stored) {
      if (this.state.phase === 'loggedIn')
        this.endSession(isLive(this.state.session, Date.now()) ? 'loggedOut' : 'expired');
      // It expired while no page of this tab was open.
      else if (hadSession) this.options.onVisitEnd('expired');
      return;
    }
    const {generation} = this.state;
    this.dispatch({type: 'restored', ...stored});
    if (this.state.generation === generation) return;
    setIdentity(undefined);
    if (stored.initials === undefined) void this.fetchProfile(stored.session);
  }

  private endSession(why: 'loggedOut' | 'expired'): void {
    removeCodes(this.options.browser);
    setIdentity(undefined);
    this.dispatch({type: 'ended'});
    this.options.onVisitEnd(why);
  }

  private dispatch(event: LogInEvent): void {
    const last = this.state;
    this.state = reduce(last, event);
    if (this.state === last) return;
    if (this.state.phase !== last.phase || this.state.generation !== last.generation) {
      this.leave();
      this.leave = this.enter(this.state);
    }
    this.options.onState(this.state);
  }

  /** The effects of a phase. Returns a function that stops them. */
  private enter(state: LogInState): () => void {
    const {browser} = this.options;
    if (state.phase === 'pending') {
      const ends = [
        markPending(browser, state.attempt),
        watchForCode(browser, state.attempt, () => void this.checkForCode(state.attempt)),
        onSignal(AUTHORIZATION_ERROR, (text) => this.hearError(state.attempt, text)),
      ];
      return () => ends.forEach((end) => end());
    }
    removeItems(browser.sessionStorage, [keys.attempt]);
    if (state.phase === 'loggedIn') {
      const {session} = state;
      const ends = [this.watchExpiry(session), onLogOut(browser, session, () => this.endSession('loggedOut'))];
      return () => ends.forEach((end) => end());
    }
    if (state.phase === 'loggedOut') clearSession(browser.sessionStorage);
    return () => undefined;
  }

  /** The popup returned without a code. After a failure the provider's page may still return with one. */
  private hearError({id}: Attempt, text: string): void {
    const error = readAuthorizationError(text, id);
    if (!error) return;
    publish(ERROR_EVENTS[error], {});
    if (error === 'denied') this.dispatch({type: 'lapsed', attemptId: id});
    this.options.onProblem(error);
  }

  private watchExpiry(session: Session): () => void {
    let timer: ReturnType<typeof setTimeout>;
    const wait = (): void => {
      timer = setTimeout(
        () => {
          wait();
          this.sync();
        },
        untilExpiry(session, Date.now()),
      );
    };
    wait();
    return () => clearTimeout(timer);
  }

  private async checkForCode(attempt: Attempt): Promise<void> {
    const claimed = await claimCode(this.options.browser, attempt).catch(() => 'absent' as const);
    if (claimed === 'absent') return;
    const before = this.state;
    this.dispatch({type: claimed === 'lost' ? 'lapsed' : 'claimed', attemptId: attempt.id});
    if (this.state === before) return;
    if (claimed === 'lost') this.options.onProblem('lapsed');
    else await this.exchangeCode({code: claimed.code, verifier: attempt.verifier});
  }

  private async exchangeCode(grant: {readonly code: string; readonly verifier: string}): Promise<void> {
    const {browser, client, onProblem} = this.options;
    const {generation} = this.state;
    const session = await exchange(browser, client, grant);
    // Ignore responses that arrive after a logout or a newer attempt.
    if (this.state.generation !== generation) return;
    if (!session || !storeSession(browser.sessionStorage, session)) {
      this.dispatch({type: 'exchangeFailed', generation});
      publish('log_in_failed', {});
      // The specification requires that a failed exchange shows no message.
      if (session) onProblem('storageFull');
      return;
    }
    this.options.onVisitEnd('loggedIn');
    this.dispatch({type: 'exchanged', generation, session});
    publish('log_in_succeeded', {});
    await this.fetchProfile(session);
  }

  /** Fetches the profile. If that fails, the visitor stays logged in without a name. */
  private async fetchProfile({token}: Session): Promise<void> {
    const {browser, client} = this.options;
    const {generation} = this.state;
    const identity = await fetchIdentity(browser, client, token).catch(() => undefined);
    if (this.state.generation !== generation) return;
    if (!identity) {
      console.error("Couldn't fetch user data");
      return;
    }
    setIdentity(identity);
    const initials = initialsOf(identity.profile);
    if (initials === '') return;
    storeInitials(browser.sessionStorage, initials);
    this.dispatch({type: 'profileRead', generation, initials});
  }
}
