import {keysWithPrefix, local, readItem, removeItems, session, textIf, writeItems} from '@site/src/features/storage';
import {readTime} from '../core/attempt';
import {isCallbackUrl, readCallback} from '../core/callback';
import {OWN_PREFIX, codeKey, keys, pendingKey} from '../core/keys';
import {isToken} from '../core/pkce';

/** Milliseconds to wait for the window to close before the visitor is asked to close it. */
const CLOSE_TIMEOUT_MS = 500;

/** Shows a sentence above the page, outside of React's root. */
function showMessage(sentence: string): void {
  const show = (): void => {
    const notice = document.createElement('p');
    notice.className = 'alert alert--info';
    notice.setAttribute('role', 'status');
    document.body.prepend(notice);
    notice.textContent = sentence;
  };
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', show, {once: true});
  else show();
}

export interface CallbackTexts {
  readonly ssoUrl: string;
  readonly done: string;
  readonly failed: string;
}

/** Processes the redirect. Cleans the URL first. @param search the query of the redirect */
export function runCallback({ssoUrl, done, failed}: CallbackTexts, search: string): void {
  const {pathname} = window.location;
  if (!isCallbackUrl({pathname, search})) return;
  window.history.replaceState(null, '', pathname);
  // Analytics doesn't run in a window that received a redirect.
  document.documentElement.dataset.logInReturn = '';
  const marker = readItem(session, keys.popup, textIf(isToken));
  // Data that the popup copied from its opener, because the opener may have tried too early.
  if (marker !== undefined) removeItems(session, keysWithPrefix(session, OWN_PREFIX));
  const time = Date.now();
  const isPending = (attemptId: string): boolean =>
    readItem(local, pendingKey(attemptId), (text) => readTime(text, time)) !== undefined;
  const result = readCallback({search, marker, ssoUrl, isPending});
  if (!result) return;
  const {attemptId, ...returned} = result;
  const isTold = isPending(attemptId) && writeItems(local, {[codeKey(attemptId)]: JSON.stringify({...returned, time})});
  if (!isTold || ('error' in returned && returned.error === 'failed')) {
    showMessage(failed);
    return;
  }
  window.close();
  setTimeout(() => showMessage(done), CLOSE_TIMEOUT_MS);
}
