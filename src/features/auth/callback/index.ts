import {codeKey, keys} from '../core/keys';
import {type CallbackAction, readCallback} from '../core/callback';
import {REFUSAL_CHANNEL, type RefusalMessage} from '../core/refusal';

/** Milliseconds that a browser gets to close a window before the visitor is asked to. */
const CLOSING_TIME = 500;

/** One of the sentences that the script's element carries, above the page. React's part of the page is left alone. */
function say(sentence = ''): void {
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

function close(sentence: string | undefined): void {
  window.close();
  setTimeout(() => say(sentence), CLOSING_TIME);
}

function run({ssoUrl = '', done, failed}: DOMStringMap): void {
  const {pathname, search} = window.location;
  const marker = attempt(() => sessionStorage.getItem(keys.popup)) ?? null;
  const action = readCallback({pathname, search, marker, ssoUrl});
  if (action.kind === 'none') return;
  attempt(() => window.history.replaceState(null, '', pathname));
  // Analytics does not run in a window that a log-in returned to.
  document.documentElement.dataset.logInReturn = '';
  attempt(() => sessionStorage.removeItem(keys.popup));
  if ((action.kind === 'denied' || action.kind === 'failed') && action.attemptId !== undefined)
    tell({attemptId: action.attemptId, refusal: action.kind});
  if (action.kind === 'denied' || (action.kind === 'code' && store(action))) close(done);
  else if (action.kind !== 'ignore') say(failed);
}

run(document.currentScript?.dataset ?? {});
