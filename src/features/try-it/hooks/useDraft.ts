import {useCallback, useEffect, useState} from 'react';
import {onVisitEnd, readVisitorItem, writeVisitorItem} from '@site/src/features/visit';
import {type Draft, type DraftForm, EMPTY, isEmpty, publicDraft, readDraft, shownDraft} from '../core/draft';
import {fragmentOf} from '../core/link';
import {arrivedDraft, dropFragment} from '../fragment';

export interface DraftState {
  readonly draft: Draft;
  /** Raised when a link or the history fills the form in again. */
  readonly arrivals: number;
  readonly setField: (id: string, texts: readonly string[]) => void;
  readonly setBody: (body: string | undefined) => void;
  readonly reset: () => void;
}

/** The draft that a visitor comes with: of the URL, or of the session. The session's is whole: a long body is in no URL. */
function incoming(name: string, form: DraftForm): Draft {
  const stored = shownDraft(readDraft(readVisitorItem(name)), form);
  const arrived = arrivedDraft();
  if (!arrived) return stored;
  const shown = shownDraft(arrived, form);
  return !shown.isLinked && fragmentOf(shown) === fragmentOf(stored) ? stored : shown;
}

/**
 * What a visitor fills in for an operation; kept for the session of the tab, and taken from the URL on arrival.
 * @param hasKey whether the visitor uses a key: a log-in may then be another person's
 */
export function useDraft(name: string, form: DraftForm, hasKey: boolean): DraftState {
  const [draft, setDraft] = useState<Draft>(() => incoming(name, form));
  const [arrivals, setArrivals] = useState(0);
  useEffect(() => {
    const arrive = (): void => {
      const arrived = arrivedDraft();
      // The entry of a visitor who has logged out, if it is one of ours at all.
      if (!arrived) {
        dropFragment();
        return;
      }
      setDraft(shownDraft(arrived, form));
      setArrivals((before) => before + 1);
    };
    window.addEventListener('hashchange', arrive);
    return () => window.removeEventListener('hashchange', arrive);
  }, [form]);
  useEffect(
    () =>
      onVisitEnd((why) => {
        // A visitor who fills in a form and then logs in keeps it: it is stored again, and all other drafts are gone.
        if (why === 'loggedIn' && !hasKey) {
          setDraft((before) => ({...before}));
          return;
        }
        // Where another page of this tab has ended the visit, its next visitor may have begun a draft.
        setDraft(shownDraft(readDraft(readVisitorItem(name)), form));
        dropFragment();
      }),
    [form, hasKey, name],
  );
  useEffect(() => {
    const kept = publicDraft(draft);
    writeVisitorItem(name, isEmpty(kept) ? null : JSON.stringify(kept));
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
  return {draft, arrivals, setField, setBody, reset};
}
