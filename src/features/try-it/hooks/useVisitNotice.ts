import {useCallback, useEffect, useRef, useState} from 'react';
import {type VisitEnd, onVisitEnd} from '@site/src/features/visit';

/** What of a visitor is on the screen. */
export interface VisibleData {
  /** Also one that is on its way. */
  readonly response: boolean;
  readonly values: boolean;
}

const NOTHING: VisibleData = {response: false, values: false};

/** What the form has to say about the log-in that it named before. */
export interface VisitNotice {
  /** Why the visit ended; undefined when the log-in has changed without an end. */
  readonly why?: VisitEnd;
  /** What the form and its outcome lost. */
  readonly removed: VisibleData;
  /** Whether a call was refused because of it. */
  readonly isUnsent: boolean;
}

interface NoticeState {
  readonly notice: VisitNotice | undefined;
  /** A call was not sent, because the form named another credential than there is now. */
  readonly refuse: () => void;
  readonly clear: () => void;
}

/**
 * Keeps the notice after the end of a visit until the next call.
 * @param hasKey whether the visitor uses a key: values that were filled in with it do not survive a log-in, see `useDraft`
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
        const removed = {...before, values: before.values && (why !== 'loggedIn' || hadKey)};
        const isQuiet = why === 'loggedIn' && !removed.response && !removed.values;
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
