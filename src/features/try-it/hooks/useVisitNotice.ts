import {useCallback, useEffect, useRef, useState} from 'react';
import {type VisitEnd, onVisitEnd} from '@site/src/features/visit';

/** The visitor's data on the screen. */
export interface VisibleData {
  /** Includes a pending response. */
  readonly response: boolean;
  readonly values: boolean;
  /** Calls in API Logs. */
  readonly calls: boolean;
}

const NOTHING: VisibleData = {response: false, values: false, calls: false};

/** A notice about the end of a login. */
export interface VisitNotice {
  /** Why the visit ended. Undefined if only the login changed. */
  readonly why?: VisitEnd;
  /** The removed data. */
  readonly removed: VisibleData;
  /** Whether a call wasn't sent because of it. */
  readonly isUnsent: boolean;
}

export interface NoticeState {
  readonly notice: VisitNotice | undefined;
  /** A call was not sent, because the credential changed. */
  readonly refuse: () => void;
  readonly clear: () => void;
}

/**
 * Keeps the notice after the end of a visit until the next call.
 * @param hasKey whether the visitor uses an API key. A login then removes the values of the form, see `useDraft`
 */
export function useVisitNotice(visibleData: VisibleData, hasKey: boolean): NoticeState {
  const [notice, setNotice] = useState<VisitNotice>();
  const latest = useRef({visibleData, hasKey});
  useEffect(() => {
    latest.current = {visibleData, hasKey};
  });
  useEffect(
    () =>
      onVisitEnd((why) => {
        const {visibleData: before, hasKey: hadKey} = latest.current;
        const isKept = why === 'keyReplaced' || (why === 'loggedIn' && !hadKey);
        const removed = {...before, values: before.values && !isKept};
        const isQuiet = why === 'loggedIn' && !Object.values(removed).includes(true);
        setNotice(isQuiet ? undefined : {why, removed, isUnsent: false});
      }),
    [],
  );
  const refuse = useCallback(() => {
    setNotice((before) => ({removed: NOTHING, ...before, isUnsent: true}));
  }, []);
  const clear = useCallback(() => setNotice(undefined), []);
  return {notice, refuse, clear};
}
