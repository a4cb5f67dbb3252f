import {isPendingMark} from '../core/attempt';
import {type CallbackAction, readCallback} from '../core/callback';
import {OWN_PREFIX, codeKey, keys, pendingKey} from '../core/keys';
import {REFUSAL_CHANNEL, type RefusalMessage} from '../core/refusal';
import {say} from './say';

/** Milliseconds that a browser gets to close a window before the visitor is asked to. */
const CLOSING_TIME = 500;

/** Storage may be switched off; then there is neither marker nor place for a code. */
function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

function store({attemptId, code}: Extract<CallbackAction, {kind: 'code'}>): boolean {
  const text = JSON.stringify({code, time: Date.now()});
  return (
    attempt(() => {
      localStorage.setItem(codeKey(attemptId), text);
      return true;
    }) ?? false
  );
}

/** Tells the page that waits, for analytics alone. */
function tell(message: RefusalMessage): void {
  attempt(() => new BroadcastChannel(REFUSAL_CHANNEL).postMessage(message));
}

function close(sentence: string): void {
  window.close();
  setTimeout(() => say(sentence), CLOSING_TIME);
}

/** Removes what a popup copied of the page that opened it: the first sweep of the opener may have come too early. */
function sweep(): void {
  attempt(() => {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(OWN_PREFIX)) sessionStorage.removeItem(key);
  });
}

/** What the page of the redirect URL is told: settings, and the sentences that it may show. */
export interface CallbackTexts {
  readonly ssoUrl: string;
  readonly done: string;
  readonly failed: string;
}

/** Does what the URL of a return asks for. The URL is cleaned first. @param search the query of the return */
export function runCallback({ssoUrl, done, failed}: CallbackTexts, search: string): void {
  const {pathname} = window.location;
  const marker = attempt(() => sessionStorage.getItem(keys.popup)) ?? null;
  const isPending = (attemptId: string): boolean =>
    isPendingMark(attempt(() => localStorage.getItem(pendingKey(attemptId))) ?? null, Date.now());
  const action = readCallback({pathname, search, marker, ssoUrl, isPending});
  if (action.kind === 'none') return;
  attempt(() => window.history.replaceState(null, '', pathname));
  // Analytics does not run in a window that a log-in returned to.
  document.documentElement.dataset.logInReturn = '';
  if (marker !== null) sweep();
  if ((action.kind === 'denied' || action.kind === 'failed') && action.attemptId !== undefined)
    tell({attemptId: action.attemptId, refusal: action.kind});
  if (action.kind === 'denied' || (action.kind === 'code' && store(action))) close(done);
  else if (action.kind !== 'ignore') say(failed);
}
