import {challengeOf} from '../core/pkce';
import type {Session} from '../core/session';
import type {Browser} from './browser';

/** Broadcast channel for logouts, because a duplicated tab has a copy of the login. */
const CHANNEL = 'devdocs.auth.loggedOut';

/** The ID of a login between tabs: a hash, because the token stays valid. */
const nameOf = ({token}: Session, {crypto}: Browser): Promise<string> => challengeOf(token, crypto.subtle);

/** Announces a logout to other tabs. */
export async function broadcastLogOut(browser: Browser, session: Session): Promise<void> {
  const name = await nameOf(session, browser);
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(name);
  channel.close();
}

/** Calls back when this login ends in another tab. Returns a function that stops it. */
export function onLogOut(browser: Browser, session: Session, ended: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  let isHeard = true;
  channel.onmessage = ({data}) => {
    void nameOf(session, browser).then((name) => {
      if (isHeard && data === name) ended();
    });
  };
  return () => {
    isHeard = false;
    channel.close();
  };
}
