import {useCallback, useEffect, useState} from 'react';
import {type VisitEnd, onVisitEnd} from '@site/src/features/visit';
import {keepsForm} from './useDraft';

/** A notice about the end of a visit. */
export interface VisitNotice {
  /** Why it ended. Undefined if only the login changed. */
  readonly why?: VisitEnd;
  readonly keepsValues?: boolean;
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
 * @param hasKey whether the visitor uses an API key
 */
export function useVisitNotice(hasKey: boolean): NoticeState {
  const [notice, setNotice] = useState<VisitNotice>();
  useEffect(
    () => onVisitEnd((why) => setNotice({why, keepsValues: keepsForm(why, hasKey), isUnsent: false})),
    [hasKey],
  );
  const refuse = useCallback(() => setNotice((before) => ({...before, isUnsent: true})), []);
  const clear = useCallback(() => setNotice(undefined), []);
  return {notice, refuse, clear};
}
