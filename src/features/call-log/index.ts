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

/** Adds a call to the list of this tab's visit. Calls of a visit that has ended are dropped: see `useCall`. */
export function recordCall(call: LoggedCall): void {
  keep(withCall(readCalls(storedCalls()), call));
}

export function clearCalls(): void {
  writeVisitorItem(NAME, null);
  window.dispatchEvent(new Event(CHANGED));
}

/** Calls the listener at every change. Returns a function that stops it. */
export function watchCalls(listener: () => void): () => void {
  window.addEventListener(CHANGED, listener);
  const stopHearing = onVisitEnd(listener);
  return () => {
    window.removeEventListener(CHANGED, listener);
    stopHearing();
  };
}
