import type {SiteSettings} from '@site/src/config/settings';
import {isDenied, keysWithPrefix, local, readItem, session} from '../storage';
import {endVisit} from '../visit';
import {type AuthView, type Problem, UNAVAILABLE} from './AuthContext';
import {CODE_PREFIX, PENDING_PREFIX, stateKeys} from './core/keys';
import type {LogInState} from './core/machine';
import type {Engine} from './engine';
import {type OpenedPopup, openPopup} from './openPopup';

/** How often the page checks whether the provider's window is severed, in milliseconds. */
const CLOSED_INTERVAL_MS = 500;

/** Loads the login code, for example when the visitor points at the control. */
export const loadEngine = async (): Promise<typeof Engine> => (await import('./engine')).Engine;

/** Whether this tab has a login, an attempt, or old codes to remove. */
const hasStoredState = (): boolean =>
  stateKeys.some((key) => readItem(session, key) !== null) ||
  [CODE_PREFIX, PENDING_PREFIX].some((prefix) => keysWithPrefix(local, prefix).length > 0);

function viewOf(state: LogInState, popup?: OpenedPopup): AuthView {
  if (state.phase === 'loggedOut') return {status: 'loggedOut'};
  if (state.phase === 'exchanging') return {status: 'pending', waiting: 'token'};
  if (state.phase === 'pending') return {status: 'pending', waiting: popup ? 'window' : 'severedWindow'};
  const {initials, session} = state;
  return {status: 'loggedIn', expiresAt: session.expiry * 1000, ...(initials !== undefined && {initials})};
}

/** The part of login that every page loads. It checks whether the rest is needed, and keeps the state for the navbar. */
export class Controller {
  view = UNAVAILABLE;
  private engine: Promise<Engine> | undefined;
  private started: Engine | undefined;
  /** The provider's window, until it has returned. */
  private popup: OpenedPopup | undefined;
  private readonly listeners = new Set<() => void>();

  constructor(private readonly settings: SiteSettings) {}

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  readonly getView = (): AuthView => this.view;

  /** Checks the browser's state after hydration. @returns a function that stops it */
  start(): () => void {
    // Not in a frame (clickjacking), and only in a secure context.
    if (!window.isSecureContext || window.top !== window.self) return () => undefined;
    this.check();
    // A page from the back/forward cache: another page of this tab may have changed the login.
    const wake = (): void => {
      if (!this.started) this.check();
    };
    window.addEventListener('pageshow', wake);
    return () => window.removeEventListener('pageshow', wake);
  }

  private check(): void {
    if (hasStoredState()) this.startEngine().catch(() => this.show({status: 'loggedOut'}));
    else this.show({status: 'loggedOut'});
  }

  /** Opens the provider's window, and replaces an earlier one. Focuses that instead if it isn't severed. */
  readonly logIn = (): void => {
    const {status, waiting} = this.view;
    if ((status !== 'loggedOut' && status !== 'pending') || waiting === 'token') return;
    if (this.popup?.closed === false) {
      this.popup.focus();
      return;
    }
    this.show({status});
    if (isDenied(local) || isDenied(session)) {
      this.report({kind: 'storageDenied'});
      return;
    }
    const popup = openPopup();
    if (!popup) {
      this.report({kind: 'blocked'});
      return;
    }
    this.popup = popup;
    this.startEngine()
      .then((engine) => {
        // The start of the engine has forgotten it.
        this.popup = popup;
        this.watchPopup(popup);
        return engine.begin(popup);
      })
      .catch(() => {
        popup.close();
        this.report({kind: 'notLoaded'});
      });
  };

  readonly cancel = (): void => {
    this.popup?.close();
    this.popup = undefined;
    if (this.view.status === 'pending') this.started?.logOut();
  };

  readonly logOut = (): void => this.started?.logOut();

  readonly accessToken = (): string | undefined => this.started?.accessToken();

  private startEngine(): Promise<Engine> {
    this.engine ??= loadEngine().then((LogIn) => {
      const {ssoUrl, apiUrl, clientId, clientSecret} = this.settings;
      this.started = new LogIn({
        client: {ssoUrl, apiUrl, clientId, clientSecret, redirectUri: window.location.origin},
        browser: window,
        onState: (state) => this.follow(state),
        onVisitEnd: endVisit,
        onProblem: (kind) => this.report({kind, text: LogIn.textOf(kind)}),
      });
      this.started.start();
      return this.started;
    });
    // The next click tries again.
    this.engine.catch(() => (this.engine = undefined));
    return this.engine;
  }

  private follow(state: LogInState): void {
    if (state.phase !== 'pending') this.popup = undefined;
    this.show(viewOf(state, this.popup));
  }

  private watchPopup(popup: OpenedPopup): void {
    const timer = setInterval(() => {
      if (this.popup === popup && !popup.closed) return;
      clearInterval(timer);
      if (this.popup === popup) this.show({...this.view, waiting: 'severedWindow'});
    }, CLOSED_INTERVAL_MS);
  }

  private report(problem: Problem): void {
    this.popup = undefined;
    this.show({...this.view, waiting: undefined, problem});
    if (problem.kind !== 'denied') return;
    const nextAction = new AbortController();
    for (const type of ['pointerdown', 'keydown']) {
      window.addEventListener(
        type,
        () => {
          nextAction.abort();
          const {problem: latest, ...view} = this.view;
          if (latest?.kind === 'denied') this.show(view);
        },
        {capture: true, signal: nextAction.signal},
      );
    }
  }

  private show(view: AuthView): void {
    this.view = view;
    for (const listener of this.listeners) listener();
  }
}
