import {translate} from '@docusaurus/Translate';
import {publish} from '@site/src/features/events';
import {endVisit, onEndElsewhere, revive, signalEnd} from '@site/src/features/visit';
import {
  hasItem,
  keysWithPrefix,
  local,
  readItem,
  removeItems,
  session as tab,
  writeItems,
} from '@site/src/features/storage';
import {type Attempt, readAttempt, readReturn, readTime} from '../core/attempt';
import type {Client} from '../core/client';
import {initialsOf} from '../core/profile';
import {OWN_PREFIX, SHARED_PREFIX, codeKey, keys, pendingKey} from '../core/keys';
import {challengeOf, randomToken} from '../core/pkce';
import {authorizeUrl} from '../core/provider';
import {type Session, isLive, untilExpiry} from '../core/session';
import {hasIdentity, setIdentity} from '../identity';
import {exchange, fetchIdentity} from './requests';
import {SESSION_KEYS, clearSession, restoreSession, storedToken} from './storedSession';

/** How often a page looks for the code in milliseconds, because browsers can delay events in the background. */
const POLL_INTERVAL_MS = 1000;

export interface AuthView {
  /**
   * `unavailable` on the server, before hydration, and where login can't work (placeholder settings, a frame, or no secure
   * context). `pending` while the provider's window is open, `exchanging` while its code is exchanged for a token.
   */
  readonly status: 'unavailable' | 'loggedOut' | 'pending' | 'exchanging' | 'loggedIn';
  /** Initials of the visitor, if the profile is loaded and has some. */
  readonly initials?: string | undefined;
  /** When the login ends, in milliseconds since 1970. */
  readonly expiresAt?: number;
  /** Why a login could not start, or ended, with the fix. */
  readonly problem?: string | undefined;
}

/** State of a login. Responses to an earlier state are dropped. Popups seem closed while they are open, so no state is. */
type LogInState =
  | {readonly status: 'loggedOut' | 'exchanging'}
  | {readonly status: 'pending'; readonly attempt: Attempt}
  | {readonly status: 'loggedIn'; readonly session: Session; readonly initials?: string | undefined};

/** Why an attempt ended. A failed exchange has no text, as the specification requires. */
const problems = {
  storageFull: () =>
    translate({
      message:
        'Your browser has no storage left to keep you logged in. Clear the data stored for this site, then log in again.',
    }),
  lapsed: () =>
    translate({message: 'This login took longer than ten minutes, or another tab has used it. Log in again.'}),
  failed: () => translate({message: 'The login failed. Log in again in a few minutes.'}),
};

function viewOf(state: LogInState): AuthView {
  if (state.status !== 'loggedIn') return {status: state.status};
  return {status: 'loggedIn', initials: state.initials, expiresAt: state.session.expiry * 1000};
}

/** Removes what popups and pages of attempts left in local storage that are over. */
function sweep(): void {
  for (const key of keysWithPrefix(local, SHARED_PREFIX)) readItem(local, key, (text) => readTime(text, Date.now()));
}

/** Owns storage, timers and requests of login. */
export class Engine {
  private state: LogInState = {status: 'loggedOut'};
  private popup: Window | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly client: Client,
    private readonly show: (view: AuthView) => void,
  ) {}

  start(): void {
    const attempt = readItem(tab, keys.attempt, (text) => readAttempt(text, Date.now()));
    if (attempt) this.enter({status: 'pending', attempt});
    else this.show(viewOf(this.state));
    for (const type of ['storage', 'focus', 'pageshow']) window.addEventListener(type, this.check);
    document.addEventListener('visibilitychange', this.check);
    onEndElsewhere(storedToken, () => this.endSession('loggedOut'));
    this.check();
  }

  /** Sends an empty popup, which a click opened, to the provider. It replaces an earlier one. */
  async begin(popup: Window): Promise<void> {
    this.popup?.close();
    this.popup = popup;
    const attempt = {id: randomToken(), verifier: randomToken(), time: Date.now()};
    this.enter({status: 'pending', attempt});
    const isStored =
      writeItems(tab, {[keys.attempt]: JSON.stringify(attempt)}) &&
      writeItems(local, {[pendingKey(attempt.id)]: JSON.stringify({time: attempt.time})});
    if (!isStored) {
      this.cancel('storageFull');
      return;
    }
    // The popup copied what this tab has, such as a typed key and drafts. It gets the ID of the attempt instead.
    const copy = (): Storage => popup.sessionStorage;
    removeItems(copy, keysWithPrefix(copy, OWN_PREFIX));
    writeItems(copy, {[keys.popup]: attempt.id});
    // The provider's page must not navigate this one.
    popup.opener = null;
    publish('log_in_started', {});
    // In place of the empty page, so that "back" cannot return to it.
    popup.location.replace(authorizeUrl(this.client, attempt.id, await challengeOf(attempt.verifier)));
  }

  cancel(problem?: keyof typeof problems): void {
    this.popup?.close();
    this.enter({status: 'loggedOut'}, problem);
  }

  logOut(): void {
    if (this.state.status !== 'loggedIn') return;
    publish('logged_out', {});
    signalEnd(this.state.session.token);
    this.endSession('loggedOut');
  }

  accessToken(): string | undefined {
    this.sync();
    return this.state.status === 'loggedIn' ? this.state.session.token : undefined;
  }

  /** Fetches name and team, unless this page has. After a reload only the initials are known. */
  loadUser(): void {
    if (this.state.status === 'loggedIn' && !hasIdentity()) void this.fetchProfile(this.state.session);
  }

  private enter(state: LogInState, problem?: keyof typeof problems): void {
    const last = this.state;
    this.state = state;
    if (last.status === 'pending') removeItems(local, [pendingKey(last.attempt.id), codeKey(last.attempt.id)]);
    if (state.status !== 'pending') removeItems(tab, [keys.attempt]);
    if (state.status === 'loggedOut') clearSession();
    this.show({...viewOf(state), problem: problem && problems[problem]()});
    this.schedule();
  }

  /** Checks the clock and storage, which popups and other pages of this tab change. */
  private readonly check = (): void => {
    sweep();
    this.sync();
    if (this.state.status === 'pending') void this.takeReturn(this.state);
    this.schedule();
  };

  private schedule(): void {
    const {state} = this;
    clearTimeout(this.timer);
    if (state.status === 'pending') this.timer = setTimeout(this.check, POLL_INTERVAL_MS);
    if (state.status === 'loggedIn') this.timer = setTimeout(this.check, untilExpiry(state.session, Date.now()));
  }

  /** Compares the state with the clock and with session storage, which another page of this tab may have changed. */
  private sync(): void {
    const {state} = this;
    const hadSession = hasItem(tab, ...SESSION_KEYS);
    const stored = restoreSession();
    if (stored) {
      if (state.status === 'loggedIn' && state.session.token === stored.session.token) return;
      setIdentity(undefined);
      this.enter({status: 'loggedIn', ...stored});
      if (stored.initials === undefined) void this.fetchProfile(stored.session);
    } else if (state.status === 'loggedIn')
      this.endSession(isLive(state.session, Date.now()) ? 'loggedOut' : 'expired');
    // It expired while no page of this tab was open.
    else if (hadSession) endVisit('expired');
  }

  private endSession(why: 'loggedOut' | 'expired'): void {
    setIdentity(undefined);
    this.enter({status: 'loggedOut'});
    endVisit(why);
  }

  /** Takes what the popup returned with. One tab only, because a duplicated tab has a copy of the attempt. */
  private async takeReturn(state: LogInState & {readonly status: 'pending'}): Promise<void> {
    const {id, verifier} = state.attempt;
    const key = codeKey(id);
    if (!hasItem(local, key)) {
      if (!hasItem(local, pendingKey(id))) this.enter({status: 'loggedOut'}, 'lapsed');
      return;
    }
    const returned = await navigator.locks.request(keys.attempt, () => {
      const taken = readItem(local, key, (text) => readReturn(text, Date.now()));
      removeItems(local, [key]);
      return taken;
    });
    if (!returned || this.state !== state) return;
    if ('code' in returned) {
      await this.exchangeCode(returned.code, verifier);
      return;
    }
    publish(returned.error === 'denied' ? 'log_in_denied' : 'log_in_failed', {});
    this.enter({status: 'loggedOut'}, returned.error === 'denied' ? undefined : 'failed');
  }

  private async exchangeCode(code: string, verifier: string): Promise<void> {
    const exchanging = {status: 'exchanging'} as const;
    this.enter(exchanging);
    const session = await exchange(this.client, code, verifier);
    if (this.state !== exchanging) return;
    const isStored = session && writeItems(tab, {[keys.token]: session.token, [keys.expiry]: String(session.expiry)});
    if (!session || !isStored) {
      publish('log_in_failed', {});
      this.enter({status: 'loggedOut'}, session && 'storageFull');
      return;
    }
    endVisit('loggedIn');
    revive(session.token);
    this.enter({status: 'loggedIn', session});
    publish('log_in_succeeded', {});
    await this.fetchProfile(session);
  }

  /** Fetches the profile. If that fails, the visitor stays logged in without a name. */
  private async fetchProfile(session: Session): Promise<void> {
    const {state} = this;
    const identity = await fetchIdentity(this.client, session.token).catch(() => undefined);
    if (this.state !== state) return;
    if (!identity) {
      console.error("Couldn't fetch user data");
      return;
    }
    setIdentity(identity);
    const initials = initialsOf(identity.profile);
    if (initials === '') return;
    // If storage is full, they are fetched again after a reload.
    writeItems(tab, {[keys.initials]: initials});
    this.enter({status: 'loggedIn', session, initials});
  }
}
