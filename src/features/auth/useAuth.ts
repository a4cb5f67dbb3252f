import {useSyncExternalStore} from 'react';
import {translate} from '@docusaurus/Translate';
import type {SiteSettings} from '@site/src/config/settings';
import {hasItem, isDenied, keysWithPrefix, local, session} from '@site/src/features/storage';
import type {Client} from './core/client';
import {SHARED_PREFIX, keys} from './core/keys';
import type {AuthView, Engine} from './engine';
import {openPopup} from './popup';

export const loadEngine = async (): Promise<typeof Engine> => (await import('./engine')).Engine;

/** Whether this tab has a login or an attempt, or the browser something of an attempt to remove. */
const hasStoredState = (): boolean =>
  hasItem(session, keys.attempt, keys.token, keys.expiry, keys.initials) ||
  keysWithPrefix(local, SHARED_PREFIX).length > 0;

const problems = {
  blocked: () =>
    translate({message: 'Your browser blocked the login window. Allow pop-ups for this site, then log in again.'}),
  storageDenied: () =>
    translate({
      message:
        'Your browser blocks storage for this site, which login needs. Allow cookies and site data, then reload the page.',
    }),
  notLoaded: () =>
    translate({
      message: "Login couldn't be loaded. Check your network connection, then log in again, or reload the page.",
    }),
};

const UNAVAILABLE: AuthView = {status: 'unavailable'};

let view = UNAVAILABLE;
const listeners = new Set<() => void>();

function show(next: AuthView): void {
  view = next;
  for (const listener of listeners) listener();
}

const report = (problem: keyof typeof problems): void => show({...view, problem: problems[problem]()});

let client: Client;
let engine: Engine | undefined;
let loading: Promise<Engine> | undefined;

function startEngine(): Promise<Engine> {
  loading ??= loadEngine().then((LogIn) => {
    engine = new LogIn(client, show);
    engine.start();
    return engine;
  });
  // The next click tries again.
  loading.catch(() => (loading = undefined));
  return loading;
}

function check(): void {
  if (hasStoredState()) startEngine().catch(() => show({status: 'loggedOut'}));
  else show({status: 'loggedOut'});
}

/** The part of login that every page loads. After hydration, it checks whether the browser's state needs the rest. */
export function startLogIn({ssoUrl, apiUrl, clientId, clientSecret}: SiteSettings): void {
  // Not in a frame (clickjacking), and only in a secure context.
  if (!window.isSecureContext || window.top !== window.self) return;
  client = {ssoUrl, apiUrl, clientId, clientSecret, redirectUri: window.location.origin};
  check();
  // A page from the back/forward cache: another page of this tab may have changed the login.
  window.addEventListener('pageshow', () => {
    if (!engine) check();
  });
}

/** Opens the provider's page in a popup, in place of an earlier one. Call it directly in a click handler. */
function logIn(): void {
  if (view.status !== 'loggedOut' && view.status !== 'pending') return;
  if (isDenied(local) || isDenied(session)) {
    report('storageDenied');
    return;
  }
  const popup = openPopup();
  if (!popup) {
    report('blocked');
    return;
  }
  startEngine()
    .then((started) => started.begin(popup))
    .catch(() => {
      popup.close();
      report('notLoaded');
    });
}

const actions = {
  logIn,
  logOut: (): void => engine?.logOut(),
  /** The access token if it is still valid. Read it for each call, because it can have expired since the last render. */
  accessToken: (): string | undefined => engine?.accessToken(),
  loadUser: (): void => engine?.loadUser(),
  /** Cancels the attempt and closes its window. */
  cancel: (): void => engine?.cancel(),
};

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function useAuth() {
  const shown = useSyncExternalStore(
    subscribe,
    () => view,
    () => UNAVAILABLE,
  );
  const unnamed = translate({message: 'Logged In'});
  /** Name in the navbar: initials, or 'Logged In' if the profile could not be fetched. */
  const display = shown.status === 'loggedIn' ? (shown.initials ?? unnamed) : undefined;
  return {...shown, display, ...actions};
}
