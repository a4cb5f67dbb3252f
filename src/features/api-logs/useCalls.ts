import {useMemo, useSyncExternalStore} from 'react';
import {storedCalls, watchCalls} from '../call-log';
import {type LoggedCall, readCalls} from '../call-log/core/callLog';

/** The calls of this tab's session, newest first. Empty on the server. */
export function useCalls(): readonly LoggedCall[] {
  const text = useSyncExternalStore(watchCalls, storedCalls, () => null);
  return useMemo(() => readCalls(text), [text]);
}
