import {useCallback, useEffect, useState} from 'react';
import {CLEARED, readSession, writeSession} from '@site/src/features/session-store';
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
    const clear = (): void => setDraft(EMPTY);
    arrive();
    window.addEventListener('hashchange', arrive);
    window.addEventListener(CLEARED, clear);
    return () => {
      window.removeEventListener('hashchange', arrive);
      window.removeEventListener(CLEARED, clear);
    };
  }, []);
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
