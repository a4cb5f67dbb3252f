import {keysWithPrefix, local, readItem, removeItems, session, signal, writeItems} from '../../storage';
import {isPendingMark} from '../core/attempt';
import {type CallbackAction, readCallback} from '../core/callback';
import {OWN_PREFIX, codeKey, keys, pendingKey} from '../core/keys';
import {AUTHORIZATION_ERROR, errorText} from '../core/authorizationError';
import {showMessage} from './showMessage';

/** Milliseconds to wait for the window to close before the visitor is asked to close it. */
const CLOSE_TIMEOUT_MS = 500;

const store = ({attemptId, code}: Extract<CallbackAction, {kind: 'code'}>): boolean =>
  writeItems(local, {[codeKey(attemptId)]: JSON.stringify({code, time: Date.now()})});

function close(sentence: string): void {
  window.close();
  setTimeout(() => showMessage(sentence), CLOSE_TIMEOUT_MS);
}

/** Removes data that the popup copied from its opener, because the opener may have tried too early. */
const sweep = (): void => removeItems(session, keysWithPrefix(session, OWN_PREFIX));

/** The settings and texts of the callback page. */
export interface CallbackTexts {
  readonly ssoUrl: string;
  readonly done: string;
  readonly failed: string;
  readonly ended: string;
}

/** Processes the redirect. Cleans the URL first. @param search the query of the redirect */
export function runCallback({ssoUrl, done, failed, ended}: CallbackTexts, search: string): void {
  const {pathname} = window.location;
  const marker = readItem(session, keys.popup);
  const isPending = (attemptId: string): boolean => isPendingMark(readItem(local, pendingKey(attemptId)), Date.now());
  const action = readCallback({pathname, search, marker, ssoUrl, isPending});
  if (action.kind === 'none') return;
  try {
    window.history.replaceState(null, '', pathname);
  } catch {
    // The browser can refuse it.
  }
  // Analytics doesn't run in a window that received a redirect.
  document.documentElement.dataset.logInReturn = '';
  if (marker !== null) sweep();
  if (action.kind === 'denied' || action.kind === 'failed')
    signal(AUTHORIZATION_ERROR, errorText(action.attemptId, action.kind));
  if (action.kind === 'denied' || (action.kind === 'code' && store(action))) close(done);
  else if (action.kind !== 'ignore') showMessage(action.kind === 'ended' ? ended : failed);
}
