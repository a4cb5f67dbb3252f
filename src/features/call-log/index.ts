import {useSyncExternalStore} from 'react';
import {onVisitEnd, readVisitorItem, writeVisitorItem} from '@site/src/features/visit';
import {type LoggedCall, MOST_TEXT, readCalls, withCall, withLatestBodies} from './core/callLog';

const NAME = 'calls';

/** Window event after a change. The list belongs to this tab, so other windows don't need it. */
const CHANGED = 'devdocs:calls';

const NONE: readonly LoggedCall[] = [];

let last: {readonly text: string; readonly calls: ReturnType<typeof readCalls>} | undefined;

/** The same list as long as the same text is stored, as React requires. */
function readAgain(text: string): ReturnType<typeof readCalls> {
  if (last?.text !== text) last = {text, calls: readCalls(text)};
  return last.calls;
}

/** The calls of this tab. */
export const storedCalls = (): readonly LoggedCall[] => readVisitorItem(NAME, readAgain) ?? NONE;

const tellChange = (): void => void window.dispatchEvent(new Event(CHANGED));

/** Adds a call to the tab's list. Calls of an ended visit never arrive here, see `useForm`. */
export function addCall(call: LoggedCall): void {
  let calls = withCall(storedCalls(), call);
  let most = MOST_TEXT;
  const isStored = (): boolean => writeVisitorItem(NAME, JSON.stringify(withLatestBodies(calls, most)));
  // Full storage keeps the latest bodies, then the latest calls.
  while (!isStored() && (most > 0 || calls.length > 1)) {
    if (most === 0) calls = calls.slice(0, calls.length / 2);
    most = most > 1000 ? most / 4 : 0;
  }
  tellChange();
}

/** A call of this tab, if it is still in the list. */
export const callOf = (id: string): LoggedCall | undefined => storedCalls().find((call) => call.id === id);

/** Removes all calls on demand. The end of a visit removes them as well. */
export function clearCalls(): void {
  writeVisitorItem(NAME, null);
  tellChange();
}

/** Calls the listener at every change. Returns a function that stops it. */
function watchCalls(listener: () => void): () => void {
  const listening = new AbortController();
  // When a page returns from the back/forward cache, another page of the tab may have changed the list.
  for (const type of [CHANGED, 'pageshow']) window.addEventListener(type, listener, {signal: listening.signal});
  const stopHearing = onVisitEnd(listener);
  return () => {
    listening.abort();
    stopHearing();
  };
}

/** The calls of this tab. None in the HTML of the build. */
export const useCalls = (): readonly LoggedCall[] => useSyncExternalStore(watchCalls, storedCalls, () => NONE);
