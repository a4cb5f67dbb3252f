import {onVisitEnd, readVisitorItem, writeVisitorItem} from '@site/src/features/visit';
import {type LoggedCall, readCalls, withCall} from './core/callLog';

const NAME = 'calls';

/** Event of the window after a change: the list is that of this tab, so no other window needs to know. */
const CHANGED = 'devdocs:calls';

/** As text: the same text is the same list, which is how a reader knows whether anything changed. */
export const storedCalls = (): string | null => readVisitorItem(NAME);

function keep(calls: readonly LoggedCall[]): void {
  // A full storage: half the list is better than none.
  if (!writeVisitorItem(NAME, JSON.stringify(calls)))
    writeVisitorItem(NAME, JSON.stringify(calls.slice(0, calls.length / 2)));
  window.dispatchEvent(new Event(CHANGED));
}

/** How often this page has cleared the list. */
let clearings = 0;

/**
 * What adds a call to the list of this tab's visit; to be made when the call is sent. A call is dropped when the list was
 * cleared before its response came. Those of a visit that has ended are dropped, too: see `useCall`.
 */
export function callRecorder(): (call: LoggedCall) => void {
  const before = clearings;
  return (call) => {
    if (clearings === before) keep(withCall(readCalls(storedCalls()), call));
  };
}

/** Removes all calls: at a visitor's request, and when the key that they were made with goes. */
export function clearCalls(): void {
  clearings += 1;
  writeVisitorItem(NAME, null);
  window.dispatchEvent(new Event(CHANGED));
}

/** Calls the listener at every change. @returns a function that stops it */
export function watchCalls(listener: () => void): () => void {
  window.addEventListener(CHANGED, listener);
  // A page that comes back from memory: another page of the tab may have changed the list.
  window.addEventListener('pageshow', listener);
  const stopHearing = onVisitEnd(listener);
  return () => {
    window.removeEventListener(CHANGED, listener);
    window.removeEventListener('pageshow', listener);
    stopHearing();
  };
}
