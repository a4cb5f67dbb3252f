import {useEffect, useState} from 'react';
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

/**
 * Keeps the notice after the end of a visit until the next call.
 * @param hasKey whether the visitor uses an API key
 */
export function useVisitNotice(hasKey: boolean) {
  const [notice, setNotice] = useState<VisitNotice>();
  useEffect(
    () => onVisitEnd((why) => setNotice({why, keepsValues: keepsForm(why, hasKey), isUnsent: false})),
    [hasKey],
  );
  /** A call was not sent, because the credential changed. */
  const refuse = (): void => setNotice((before) => ({...before, isUnsent: true}));
  const clear = (): void => setNotice(undefined);
  return {notice, refuse, clear};
}

export type NoticeState = ReturnType<typeof useVisitNotice>;
