import {useCallback, useEffect, useState} from 'react';
import {onIdentity, useAuth} from '@site/src/features/auth';
import {clearCalls} from '@site/src/features/call-log';
import {currentVisit, onVisitEnd, readVisitorItem, writeVisitorItem} from '@site/src/features/visit';
import {type TakenCredential, takeCredential} from '../core/takeCredential';
import {isToken} from '../core/httpRequest';

const NAME = 'key';

export interface Credential {
  readonly isLoggedIn: boolean;
  /** Name of the team that the log-in belongs to; undefined where this page has not seen it. */
  readonly team: string | undefined;
  /** What a visitor without log-in typed; kept for the session of the tab, and never shown. */
  readonly typed: string;
  readonly type: (text: string) => void;
  /** Whether what was typed can be no token or key. */
  readonly isMalformed: boolean;
  /** The credential that the form names, read when a call is sent; `changed` when the form names another one. */
  readonly take: () => TakenCredential;
}

/** The log-in's token, or what a visitor without log-in typed. */
export function useCredential(): Credential {
  const {status, accessToken} = useAuth();
  const [typed, setTyped] = useState(() => readVisitorItem(NAME) ?? '');
  const [visit, setVisit] = useState(currentVisit);
  const [team, setTeam] = useState<string>();
  const type = useCallback((text: string) => {
    const trimmed = text.trim();
    // API Logs forgets the calls of a key with the key: the next one may be another person's.
    const before = readVisitorItem(NAME) ?? '';
    if (before !== '' && before !== trimmed) clearCalls();
    setTyped(trimmed);
    writeVisitorItem(NAME, trimmed === '' ? null : trimmed);
  }, []);
  useEffect(
    () =>
      onVisitEnd(() => {
        // Another page of this tab may have ended the visit, and the next visitor have typed a key there.
        setTyped(readVisitorItem(NAME) ?? '');
        setVisit(currentVisit());
        setTeam(undefined);
      }),
    [],
  );
  useEffect(() => onIdentity(({team: {name}}) => setTeam(name)), []);
  const isLoggedIn = status === 'loggedIn';
  const take = useCallback(() => {
    // First: it holds the log-in against clock and storage, which may end the visit.
    const live = accessToken();
    const isSameVisit = currentVisit() === visit;
    return takeCredential({isLoggedIn, isSameVisit, live, typed: isToken(typed) ? typed : undefined});
  }, [accessToken, isLoggedIn, typed, visit]);
  return {isLoggedIn, team, typed, type, isMalformed: typed !== '' && !isToken(typed), take};
}
