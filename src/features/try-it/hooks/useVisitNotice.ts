import {useCallback, useEffect, useRef, useState} from 'react';
import {type VisitEnd, onVisitEnd} from '@site/src/features/session-store';

/** What of a visitor is on the screen. */
export interface Held {
  /** Also one that is on its way. */
  readonly response: boolean;
  readonly values: boolean;
}

const NOTHING: Held = {response: false, values: false};

/** What the form has to say about the log-in that it named before. */
export interface VisitNotice {
  /** Why the visit ended; undefined when the log-in has changed without an end. */
  readonly why?: VisitEnd;
  /** What the form and its outcome lost. */
  readonly removed: Held;
  /** Whether a call was refused because of it. */
  readonly isUnsent: boolean;
}

interface NoticeState {
  readonly notice: VisitNotice | undefined;
  /** A call was not sent, because the form named another credential than there is now. */
  readonly refuse: () => void;
  readonly clear: () => void;
}

/** Keeps what is said after the end of a visit, until the next call. */
export function useVisitNotice(held: Held): NoticeState {
  const [notice, setNotice] = useState<VisitNotice>();
  const latest = useRef(held);
  useEffect(() => {
    latest.current = held;
  });
  useEffect(
    () =>
      onVisitEnd((why) => {
        // A form that is being filled in stays through a log-in: see `useDraft`.
        const removed = {...latest.current, ...(why === 'loggedIn' && {values: false})};
        setNotice(why === 'loggedIn' && !removed.response ? undefined : {why, removed, isUnsent: false});
      }),
    [],
  );
  const refuse = useCallback(() => {
    setNotice((before) => ({removed: NOTHING, ...before, isUnsent: true}));
  }, []);
  const clear = useCallback(() => setNotice(undefined), []);
  return {notice, refuse, clear};
}
