import {useMemo, useSyncExternalStore} from 'react';
import {storedCalls, watchCalls} from '../call-log';
import {type LoggedCall, readCalls} from '../call-log/core/callLog';

/** The calls of this tab's session, newest first; none while the page is built. */
export function useCalls(): readonly LoggedCall[] {
  const text = useSyncExternalStore(watchCalls, storedCalls, () => null);
  return useMemo(() => readCalls(text), [text]);
}
