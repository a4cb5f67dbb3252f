import {useMemo, useSyncExternalStore} from 'react';
import {onVisitEnd, readVisitorItem, writeVisitorItem} from '@site/src/features/visit';
import {type LoggedCall, readCalls, withCall} from './core/callLog';

const NAME = 'calls';

/** The parts of a call that are never stored. */
export interface Exchange {
  /** Headers of the request, as lines, with a masked credential. */
  readonly headers: readonly string[];
  /** Body of the request. */
  readonly requestBody?: string;
  /** Body of the response, if it is text. */
  readonly body?: string;
}

/** In the memory of this page, for the latest calls. */
const exchanges = new Map<string, Exchange>();
const MOST_EXCHANGES = 50;
/** Longest bodies, in characters. */
const LONGEST_BODY = 500_000;

// Pages are also rendered without a window, and there no visit ends.
if (typeof window !== 'undefined') onVisitEnd(() => exchanges.clear());

function remember(id: string, exchange: Exchange): void {
  const {body = '', requestBody = ''} = exchange;
  if (body.length + requestBody.length > LONGEST_BODY) return;
  exchanges.set(id, exchange);
  const [oldest] = exchanges.keys();
  if (exchanges.size > MOST_EXCHANGES && oldest !== undefined) exchanges.delete(oldest);
}

/** What this page remembers of a call. */
export const exchangeOf = (id: string): Exchange | undefined => exchanges.get(id);

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
export function callRecorder(): (call: LoggedCall, exchange: Exchange) => void {
  const before = clearings;
  return (call, exchange) => {
    if (clearings !== before) return;
    remember(call.id, exchange);
    keep(withCall(readCalls(storedCalls()), call));
  };
}

/** Removes all calls on demand. The end of a visit removes them as well. */
export function clearCalls(): void {
  clearings += 1;
  exchanges.clear();
  writeVisitorItem(NAME, null);
  window.dispatchEvent(new Event(CHANGED));
}

/** Calls the listener at every change. Returns a function that stops it. */
function watchCalls(listener: () => void): () => void {
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

/** The calls of this tab. None in the HTML of the build. */
export function useCalls(): readonly LoggedCall[] {
  const stored = useSyncExternalStore(watchCalls, storedCalls, () => null);
  return useMemo(() => readCalls(stored), [stored]);
}
