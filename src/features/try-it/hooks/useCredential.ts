import {useCallback, useEffect, useState} from 'react';
import {useAuth} from '@site/src/features/auth';
import {CLEARED, readSession, writeSession} from '@site/src/features/session-store';
import {isToken} from '../core/wire';

const NAME = 'key';

export interface Credential {
  readonly isLoggedIn: boolean;
  /** What a visitor without log-in typed; kept for the session of the tab, and never shown. */
  readonly typed: string;
  readonly type: (text: string) => void;
  /** Whether what was typed can be no token or key. */
  readonly isMistyped: boolean;
  /** Read when a call is sent: a log-in may have ended since the last rendering. */
  readonly token: () => string | undefined;
}

/** The log-in's token, or what a visitor without log-in typed. */
export function useCredential(): Credential {
  const {status, accessToken} = useAuth();
  const [typed, setTyped] = useState(() => readSession(NAME) ?? '');
  const type = useCallback((text: string) => {
    const trimmed = text.trim();
    setTyped(trimmed);
    writeSession(NAME, trimmed === '' ? null : trimmed);
  }, []);
  useEffect(() => {
    const clear = (): void => setTyped('');
    window.addEventListener(CLEARED, clear);
    return () => {
      window.removeEventListener(CLEARED, clear);
    };
  }, []);
  const token = useCallback(() => accessToken() ?? (isToken(typed) ? typed : undefined), [accessToken, typed]);
  return {isLoggedIn: status === 'loggedIn', typed, type, isMistyped: typed !== '' && !isToken(typed), token};
}
