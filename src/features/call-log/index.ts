import {onVisitEnd, readVisitorItem, writeVisitorItem} from '@site/src/features/visit';
import {type LoggedCall, readCalls, withCall} from './core/callLog';

const NAME = 'calls';

/** Window event after a change. The list belongs to this tab, so other windows don't need it. */
const CHANGED = 'devdocs:calls';

/** The list as text, which readers can compare to detect changes. */
export const storedCalls = (): string | null => readVisitorItem(NAME);

function keep(calls: readonly LoggedCall[]): void {
  // Storage is full: keep half of the list.
  if (!writeVisitorItem(NAME, JSON.stringify(calls)))
    writeVisitorItem(NAME, JSON.stringify(calls.slice(0, calls.length / 2)));
  window.dispatchEvent(new Event(CHANGED));
}

/** How often this page has cleared the list. */
let clearings = 0;

/**
 * Returns a function that adds a call to the tab's list. Create it when the call is sent: it drops the call if the list was
 * cleared before the response. Calls of an ended visit are also dropped, see `useCall`.
 */
export function callRecorder(): (call: LoggedCall) => void {
  const before = clearings;
  return (call) => {
    if (clearings === before) keep(withCall(readCalls(storedCalls()), call));
  };
}

/** Removes all calls: when the visitor clears them, or clears the key that made them. */
export function clearCalls(): void {
  clearings += 1;
  writeVisitorItem(NAME, null);
  window.dispatchEvent(new Event(CHANGED));
}

/** Calls the listener at every change. Returns a function that stops it. */
export function watchCalls(listener: () => void): () => void {
  window.addEventListener(CHANGED, listener);
  // When a page returns from the back/forward cache, another page of the tab may have changed the list.
  window.addEventListener('pageshow', listener);
  const stopHearing = onVisitEnd(listener);
  return () => {
    window.removeEventListener(CHANGED, listener);
    window.removeEventListener('pageshow', listener);
    stopHearing();
  };
}
