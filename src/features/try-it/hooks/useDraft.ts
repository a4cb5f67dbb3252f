import {useCallback, useEffect, useState} from 'react';
import {onVisitEnd, readSession, writeSession} from '@site/src/features/session-store';
import {type Draft, EMPTY, publicDraft, readDraft} from '../core/draft';
import {draftOf} from '../core/link';

/** The address was only the bearer: it goes back to what it was, so that no later copy of it tells of values that changed. */
function forgetFragment(): void {
  const {pathname, search} = window.location;
  window.history.replaceState(window.history.state, '', pathname + search);
}

export interface DraftState {
  readonly draft: Draft;
  readonly setField: (id: string, texts: readonly string[]) => void;
  readonly setBody: (body: string | undefined) => void;
  readonly reset: () => void;
}

/** What a visitor fills in for an operation; kept for the session of the tab, and taken from a link on arrival. */
export function useDraft(name: string): DraftState {
  const [draft, setDraft] = useState<Draft>(() => draftOf(window.location.hash) ?? readDraft(readSession(name)));
  useEffect(() => {
    const arrive = (): void => {
      const linked = draftOf(window.location.hash);
      if (!linked) return;
      setDraft(linked);
      forgetFragment();
    };
    arrive();
    window.addEventListener('hashchange', arrive);
    return () => window.removeEventListener('hashchange', arrive);
  }, []);
  useEffect(
    () =>
      onVisitEnd((why) => {
        // Who fills in a form and then logs in from it goes on with it: it is stored again, all other drafts are gone.
        if (why === 'loggedIn') {
          setDraft((before) => ({...before}));
          return;
        }
        // Where another page of this tab has ended the visit, its next visitor may have begun a draft.
        setDraft(readDraft(readSession(name)));
        if (draftOf(window.location.hash)) forgetFragment();
      }),
    [name],
  );
  useEffect(() => {
    const kept = publicDraft(draft);
    const isEmpty = kept.body === undefined && Object.keys(kept.values).length === 0;
    writeSession(name, isEmpty ? null : JSON.stringify(kept));
  }, [name, draft]);
  const setField = useCallback((id: string, texts: readonly string[]) => {
    setDraft((before) => ({...before, values: {...before.values, [id]: texts}}));
  }, []);
  const setBody = useCallback((body: string | undefined) => {
    setDraft((before) => ({...before, body}));
  }, []);
  const reset = useCallback(() => {
    setDraft(EMPTY);
  }, []);
  return {draft, setField, setBody, reset};
}
