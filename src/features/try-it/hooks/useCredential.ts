import {useCallback, useEffect, useRef, useState} from 'react';
import {onIdentity, useAuth} from '@site/src/features/auth';
import {clearCalls} from '@site/src/features/call-log';
import {currentVisit, endVisit, onVisitEnd, readVisitorItem, writeVisitorItem} from '@site/src/features/visit';
import {type TakenCredential, takeCredential} from '../core/takeCredential';
import {isToken} from '../core/httpRequest';

const NAME = 'key';
/** Exists once the API has accepted the key. */
const ACCEPTED = 'key.accepted';

export interface Credential {
  readonly isLoggedIn: boolean;
  /** Team of the logged-in user. Undefined if this page has not loaded it. */
  readonly team: string | undefined;
  /** The key that a logged-out visitor typed. Stored for the session of the tab, never shown. */
  readonly typed: string;
  readonly type: (text: string) => void;
  /** Remembers that the API accepted the typed key, so that another key belongs to another person. */
  readonly accept: () => void;
  /** Whether the typed text is an invalid token or key. */
  readonly isMalformed: boolean;
  /** Reads the credential for a call. `changed` if it differs from the one that the form shows. */
  readonly take: () => TakenCredential;
}

/**
 * The token of the login, or the typed key.
 * @param onKeyReplaced called when another key, or none, replaces a key; must be stable
 */
export function useCredential(onKeyReplaced: () => void): Credential {
  const {status, accessToken} = useAuth();
  const [typed, setTyped] = useState(() => readVisitorItem(NAME) ?? '');
  const [visit, setVisit] = useState(currentVisit);
  const [team, setTeam] = useState<string>();
  const isAccepted = useRef(false);
  const type = useCallback(
    (text: string) => {
      const trimmed = text.trim();
      // The browser may store nothing.
      const before = readVisitorItem(NAME) ?? typed;
      if (before !== '' && before !== trimmed) {
        // The next key may be another person's. After a mistyped key, what was filled in stays.
        if (isAccepted.current || readVisitorItem(ACCEPTED) !== null) endVisit('keyReplaced');
        isAccepted.current = false;
        clearCalls();
        onKeyReplaced();
      }
      setTyped(trimmed);
      writeVisitorItem(NAME, trimmed === '' ? null : trimmed);
    },
    [onKeyReplaced, typed],
  );
  const accept = useCallback(() => {
    isAccepted.current = true;
    writeVisitorItem(ACCEPTED, 'true');
  }, []);
  useEffect(
    () =>
      onVisitEnd(() => {
        // Another page of this tab may have ended the visit, and the next visitor may have typed a key there.
        setTyped(readVisitorItem(NAME) ?? '');
        setVisit(currentVisit());
        setTeam(undefined);
      }),
    [],
  );
  useEffect(() => {
    // A page from the back/forward cache: another page of this tab may have replaced or removed the key.
    const wake = ({persisted}: PageTransitionEvent): void => {
      const stored = readVisitorItem(NAME) ?? '';
      if (!persisted || stored === typed) return;
      setTyped(stored);
      onKeyReplaced();
    };
    window.addEventListener('pageshow', wake);
    return () => window.removeEventListener('pageshow', wake);
  }, [onKeyReplaced, typed]);
  useEffect(() => onIdentity(({team: {name}}) => setTeam(name)), []);
  const isLoggedIn = status === 'loggedIn';
  const take = useCallback(() => {
    // First, because it checks clock and storage, which can end the visit.
    const live = accessToken();
    const isSameVisit = currentVisit() === visit;
    return takeCredential({isLoggedIn, isSameVisit, live, typed: isToken(typed) ? typed : undefined});
  }, [accessToken, isLoggedIn, typed, visit]);
  return {isLoggedIn, team, typed, type, accept, isMalformed: typed !== '' && !isToken(typed), take};
}
