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

/** Adds a call to the list of this tab's visit. Calls of a visit that has ended are dropped: see `useCall`. */
export function recordCall(call: LoggedCall): void {
  keep(withCall(readCalls(storedCalls()), call));
}

export function clearCalls(): void {
  writeVisitorItem(NAME, null);
  window.dispatchEvent(new Event(CHANGED));
}

/** Calls the listener at every change. @returns a function that stops it */
export function watchCalls(listener: () => void): () => void {
  window.addEventListener(CHANGED, listener);
  const stopHearing = onVisitEnd(listener);
  return () => {
    window.removeEventListener(CHANGED, listener);
    stopHearing();
  };
}
