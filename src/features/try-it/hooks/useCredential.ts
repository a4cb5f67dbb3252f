import {useEffect, useRef, useState} from 'react';
import {useAuth, useUser} from '@site/src/features/auth';
import {isBearerToken} from '@site/src/features/auth/core/session';
import {
  currentVisit,
  fingerprint,
  onVisitEnd,
  readPrint,
  readVisitorItem,
  replaceKey,
  storeKey,
  storedKey,
  writeVisitorItem,
} from '@site/src/features/visit';
import {type TakenCredential, takeCredential} from '../core/httpRequest';

/** Fingerprint of the last key that the API accepted, whose owner made the calls of this visit. */
const OWNER = 'key.owner';

const keyText = (): string => storedKey() ?? '';

export function useCredential() {
  const {status, accessToken, initials, loadUser} = useAuth();
  const {name, team} = useUser();
  /** The key that a logged-out visitor typed. Stored for the session of the tab, never shown. */
  const [typed, setTyped] = useState(keyText);
  const [visit, setVisit] = useState(currentVisit);
  /** As stored, because the browser may store nothing. */
  const owner = useRef<string>();
  const type = (text: string): void => {
    // People also paste the value of the whole header.
    const token = text.trim().replace(/^bearer\s+/i, '');
    setTyped(token);
    storeKey(token);
  };
  /** Remembers that the API accepted a key, so that another key belongs to another person. */
  const accept = (key: string): void => {
    owner.current = fingerprint(key);
    writeVisitorItem(OWNER, owner.current);
  };
  useEffect(() => {
    // Another page of this tab may have ended the visit, or replaced or removed the key.
    const readAgain = (): void => setTyped(keyText());
    const wake = ({persisted}: PageTransitionEvent): void => {
      if (persisted) readAgain();
    };
    const stopHearing = onVisitEnd(() => {
      owner.current = undefined;
      readAgain();
      setVisit(currentVisit());
    });
    window.addEventListener('pageshow', wake);
    return () => {
      stopHearing();
      window.removeEventListener('pageshow', wake);
    };
  }, []);
  const isLoggedIn = status === 'loggedIn';
  useEffect(() => {
    // A write names whose data it changes.
    if (isLoggedIn && name === undefined) loadUser();
  }, [isLoggedIn, name, loadUser]);
  /** The credential for a call, or `changed` if the form shows another one. A different key ends the previous owner's visit. */
  const take = (): TakenCredential => {
    // First, because it checks clock and storage, which can end the visit.
    const live = accessToken();
    const isSameVisit = currentVisit() === visit;
    const taken = takeCredential({isLoggedIn, isSameVisit, live, typed: isBearerToken(typed) ? typed : undefined});
    const before = readVisitorItem(OWNER, readPrint) ?? owner.current;
    if (taken !== 'changed' && !isLoggedIn && before !== undefined && before !== fingerprint(typed)) {
      replaceKey(before);
      type(typed);
    }
    return taken;
  };
  const isMalformed = typed !== '' && !isBearerToken(typed);
  return {isLoggedIn, person: name ?? initials, team, typed, type, accept, isMalformed, take};
}

export type Credential = ReturnType<typeof useCredential>;
