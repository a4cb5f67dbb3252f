import {keysWithPrefix, local, readItem, removeItems, session, writeItems} from '../../storage';
import {isPendingMark} from '../core/attempt';
import {type CallbackAction, readCallback} from '../core/callback';
import {OWN_PREFIX, codeKey, keys, pendingKey} from '../core/keys';
import {AUTHORIZATION_ERROR_CHANNEL, type AuthorizationErrorMessage} from '../core/authorizationError';
import {showMessage} from './showMessage';

/** Milliseconds that a browser gets to close a window before the visitor is asked to. */
const CLOSE_TIMEOUT_MS = 500;

const store = ({attemptId, code}: Extract<CallbackAction, {kind: 'code'}>): boolean =>
  writeItems(local, {[codeKey(attemptId)]: JSON.stringify({code, time: Date.now()})});

/** For what a browser may refuse, and log-in can do without. */
function attempt(work: () => void): void {
  try {
    work();
  } catch {
    // Nothing depends on it.
  }
}

/** Informs the waiting page, for analytics only. */
const tell = (message: AuthorizationErrorMessage): void =>
  attempt(() => new BroadcastChannel(AUTHORIZATION_ERROR_CHANNEL).postMessage(message));

function close(sentence: string): void {
  window.close();
  setTimeout(() => showMessage(sentence), CLOSE_TIMEOUT_MS);
}

/** Removes what a popup copied of the page that opened it: the first sweep of the opener may have come too early. */
const sweep = (): void => removeItems(session, keysWithPrefix(session, OWN_PREFIX));

/** What the callback page needs: a setting, and the sentences that it may show. */
export interface CallbackTexts {
  readonly ssoUrl: string;
  readonly done: string;
  readonly failed: string;
}

/** Does what the URL of a return asks for. The URL is cleaned first. @param search the query of the return */
export function runCallback({ssoUrl, done, failed}: CallbackTexts, search: string): void {
  const {pathname} = window.location;
  const marker = readItem(session, keys.popup);
  const isPending = (attemptId: string): boolean => isPendingMark(readItem(local, pendingKey(attemptId)), Date.now());
  const action = readCallback({pathname, search, marker, ssoUrl, isPending});
  if (action.kind === 'none') return;
  attempt(() => window.history.replaceState(null, '', pathname));
  // Analytics does not run in a window that a log-in returned to.
  document.documentElement.dataset.logInReturn = '';
  if (marker !== null) sweep();
  if ((action.kind === 'denied' || action.kind === 'failed') && action.attemptId !== undefined)
    tell({attemptId: action.attemptId, authorizationError: action.kind});
  if (action.kind === 'denied' || (action.kind === 'code' && store(action))) close(done);
  else if (action.kind !== 'ignore') showMessage(failed);
}
