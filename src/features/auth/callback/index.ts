import {codeKey, keys} from '../core/keys';
import type {Refusal} from '../core/attempt';
import {type CallbackAction, readCallback} from '../core/callback';

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

/** Leaves what came back for the page that waits. */
function store(attemptId: string, content: {readonly code: string} | {readonly refusal: Refusal}): boolean {
  const text = JSON.stringify({...content, time: Date.now()});
  return (
    attempt(() => {
      localStorage.setItem(codeKey(attemptId), text);
      return true;
    }) ?? false
  );
}

function close(sentence: string | undefined): void {
  window.close();
  setTimeout(() => say(sentence), CLOSING_TIME);
}

/** @returns Whether the window has nothing more to say. */
function settle(action: CallbackAction): boolean {
  if (action.kind === 'code') return store(action.attemptId, {code: action.code});
  if (action.kind !== 'denied' && action.kind !== 'failed') return false;
  if (action.attemptId !== undefined) store(action.attemptId, {refusal: action.kind});
  return action.kind === 'denied';
}

function run({ssoUrl = '', done, failed}: DOMStringMap): void {
  const {pathname, search} = window.location;
  const marker = attempt(() => sessionStorage.getItem(keys.popup)) ?? null;
  const action = readCallback({pathname, search, marker, ssoUrl});
  if (action.kind === 'none') return;
  // Analytics does not run in a window that a code was sent to.
  document.documentElement.dataset.logInReturn = action.kind;
  attempt(() => window.history.replaceState(null, '', pathname));
  attempt(() => sessionStorage.removeItem(keys.popup));
  if (settle(action)) close(done);
  else if (action.kind !== 'ignore') say(failed);
}

run(document.currentScript?.dataset ?? {});
