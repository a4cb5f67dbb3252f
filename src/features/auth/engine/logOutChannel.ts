import {onSignal, signal} from '../../storage';
import {challengeOf} from '../core/pkce';
import type {Session} from '../core/session';
import type {Browser} from './browser';

/** The signal of a logout, because a duplicated tab has a copy of the login. */
const LOGGED_OUT = 'devdocs.auth.loggedOut';

/** The ID of a login between tabs: a hash, because the token stays valid. */
const nameOf = ({token}: Session, {crypto}: Browser): Promise<string> => challengeOf(token, crypto.subtle);

/** Announces a logout to other tabs. */
export async function broadcastLogOut(browser: Browser, session: Session): Promise<void> {
  signal(LOGGED_OUT, await nameOf(session, browser));
}

/** Calls back when this login ends in another tab. Returns a function that stops it. */
export function onLogOut(browser: Browser, session: Session, ended: () => void): () => void {
  let isHeard = true;
  const stop = onSignal(LOGGED_OUT, (loggedOut) => {
    void nameOf(session, browser).then((name) => {
      if (isHeard && loggedOut === name) ended();
    });
  });
  return () => {
    isHeard = false;
    stop();
  };
}
