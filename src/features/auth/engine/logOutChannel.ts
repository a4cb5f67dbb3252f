import {challengeOf} from '../core/pkce';
import type {Session} from '../core/session';
import type {Browser} from './browser';

/** Broadcast channel for log-outs: a duplicated tab has a copy of the log-in, which ends with it. */
const CHANNEL = 'devdocs.auth.loggedOut';

/** The name of a log-in between tabs: a hash, because a token is good until it expires. */
const nameOf = ({token}: Session, {crypto}: Browser): Promise<string> => challengeOf(token, crypto.subtle);

/** Announces to the other tabs of this browser which log-in has ended. */
export async function broadcastLogOut(browser: Browser, session: Session): Promise<void> {
  const name = await nameOf(session, browser);
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(name);
  channel.close();
}

/** Calls back when this log-in ends in another tab. @returns a function that stops it */
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
