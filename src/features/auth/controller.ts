import {translate} from '@docusaurus/Translate';
import type {SiteSettings} from '@site/src/config/settings';
import {isDenied, keysWithPrefix, local, readItem, session} from '../storage';
import {type AuthView, UNAVAILABLE} from './AuthContext';
import {SHARED_PREFIX, keys} from './core/keys';
import type {Engine} from './engine';

/** Size of the popup in pixels. */
const WIDTH = 800;
const HEIGHT = 500;

/** Opens an empty popup within the click, because browsers block a later one. @returns null if this is blocked */
function openPopup(): Window | null {
  const left = Math.round(window.screenX + (window.outerWidth - WIDTH) / 2);
  const top = Math.round(window.screenY + (window.outerHeight - HEIGHT) / 2);
  const features = Object.entries({popup: 'yes', width: WIDTH, height: HEIGHT, left, top});
  return window.open('about:blank', '_blank', features.map((feature) => feature.join('=')).join(','));
}

export const loadEngine = async (): Promise<typeof Engine> => (await import('./engine')).Engine;

/** Whether this tab has a login or an attempt, or the browser something of an attempt to remove. */
const hasStoredState = (): boolean =>
  [keys.attempt, keys.token, keys.expiry, keys.initials].some((key) => readItem(session, key) !== null) ||
  keysWithPrefix(local, SHARED_PREFIX).length > 0;

const problems = {
  blocked: () =>
    translate({
      id: 'site.logIn.blocked',
      message: 'Your browser blocked the login window. Allow pop-ups for this site, then log in again.',
    }),
  storageDenied: () =>
    translate({
      id: 'site.logIn.storageDenied',
      message:
        'Your browser blocks storage for this site, which login needs. Allow cookies and site data, then reload the page.',
    }),
  notLoaded: () =>
    translate({
      id: 'site.logIn.notLoaded',
      message: "Login couldn't be loaded. Check your network connection, then log in again.",
    }),
};

/** The part of login that every page loads. It checks whether the rest is needed, and keeps the state for the navbar. */
export class Controller {
  private view = UNAVAILABLE;
  private loading: Promise<Engine> | undefined;
  private engine: Engine | undefined;
  private readonly listeners = new Set<() => void>();

  constructor(private readonly settings: SiteSettings) {}

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  readonly getView = (): AuthView => this.view;

  /** Checks the browser's state after hydration. */
  start(): void {
    // Not in a frame (clickjacking), and only in a secure context.
    if (!window.isSecureContext || window.top !== window.self) return;
    this.check();
    // A page from the back/forward cache: another page of this tab may have changed the login.
    window.addEventListener('pageshow', () => {
      if (!this.engine) this.check();
    });
  }

  private check(): void {
    if (hasStoredState()) this.startEngine().catch(() => this.show({status: 'loggedOut'}));
    else this.show({status: 'loggedOut'});
  }

  readonly logIn = (): void => {
    if (this.view.status !== 'loggedOut' && this.view.status !== 'pending') return;
    if (isDenied(local) || isDenied(session)) {
      this.report('storageDenied');
      return;
    }
    const popup = openPopup();
    if (!popup) {
      this.report('blocked');
      return;
    }
    this.startEngine()
      .then((engine) => engine.begin(popup))
      .catch(() => {
        popup.close();
        this.report('notLoaded');
      });
  };

  readonly cancel = (): void => this.engine?.cancel();

  readonly logOut = (): void => this.engine?.logOut();

  readonly accessToken = (): string | undefined => this.engine?.accessToken();

  private startEngine(): Promise<Engine> {
    this.loading ??= loadEngine().then((LogIn) => {
      const {ssoUrl, apiUrl, clientId, clientSecret} = this.settings;
      const client = {ssoUrl, apiUrl, clientId, clientSecret, redirectUri: window.location.origin};
      this.engine = new LogIn(client, (view) => this.show(view));
      this.engine.start();
      return this.engine;
    });
    // The next click tries again.
    this.loading.catch(() => (this.loading = undefined));
    return this.loading;
  }

  private report(problem: keyof typeof problems): void {
    this.show({...this.view, problem: problems[problem]()});
  }

  private show(view: AuthView): void {
    this.view = view;
    for (const listener of this.listeners) listener();
  }
}
