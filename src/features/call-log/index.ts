import {useMemo, useSyncExternalStore} from 'react';
import {onVisitEnd, readVisitorItem, writeVisitorItem} from '@site/src/features/visit';
import {type LoggedCall, readCalls, withCall} from './core/callLog';

const NAME = 'calls';

/** Texts of responses by call, in the memory of this page only, for the latest calls. */
const bodies = new Map<string, string>();
const MOST_BODIES = 50;
/** Longest body, in characters. */
const LONGEST_BODY = 500_000;

// Pages are also rendered without a window, and there no visit ends.
if (typeof window !== 'undefined') onVisitEnd(() => bodies.clear());

export const bodyOf = (id: string): string | undefined => bodies.get(id);

/** Window event after a change. The list belongs to this tab, so other windows don't need it. */
const CHANGED = 'devdocs:calls';

/** The list as text, which readers can compare to detect changes. */
export const storedCalls = (): string | null => readVisitorItem(NAME);

const tellChange = (): void => void window.dispatchEvent(new Event(CHANGED));

/** Adds a call to the tab's list. Calls of an ended visit never arrive here, see `useCall`. @param body of the response, or empty */
export function addCall(call: LoggedCall, body: string): void {
  if (body !== '' && body.length <= LONGEST_BODY) bodies.set(call.id, body);
  const [oldest] = bodies.keys();
  if (bodies.size > MOST_BODIES && oldest !== undefined) bodies.delete(oldest);
  let calls = withCall(readCalls(storedCalls()), call);
  // Full storage keeps the latest calls.
  while (!writeVisitorItem(NAME, JSON.stringify(calls)) && calls.length > 1) calls = calls.slice(0, calls.length / 2);
  tellChange();
}

/** Removes all calls on demand. The end of a visit removes them as well. */
export function clearCalls(): void {
  bodies.clear();
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
export function useCalls(): readonly LoggedCall[] {
  const stored = useSyncExternalStore(watchCalls, storedCalls, () => null);
  return useMemo(() => readCalls(stored), [stored]);
}
