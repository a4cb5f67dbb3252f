import {challengeOf} from '../core/pkce';
import type {Session} from '../core/session';
import type {Browser} from './browser';

/** Broadcast channel on which a tab tells its duplicates, which hold a copy of its log-in, that this log-in has ended. */
const CHANNEL = 'devdocs.auth.loggedOut';

/** The name of a log-in between tabs: a hash, because a token is good until it expires. */
const nameOf = ({token}: Session, {crypto}: Browser): Promise<string> => challengeOf(token, crypto.subtle);

/** Tells the other tabs of this browser which log-in has ended. */
export async function broadcastLogOut(browser: Browser, session: Session): Promise<void> {
  const name = await nameOf(session, browser);
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(name);
  channel.close();
}

/** Calls back when this log-in ends in another tab. @returns What ends it. */
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
