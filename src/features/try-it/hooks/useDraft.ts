import {useEffect, useMemo, useState} from 'react';
import {type VisitEnd, onVisitEnd, readVisitorItem, writeVisitorItem} from '@site/src/features/visit';
import {
  type Draft,
  type DraftForm,
  FRAGMENT_PREFIX,
  type Target,
  draftOf,
  draftText,
  initialDraft,
  isInitial,
  publicDraft,
  readDraft,
  shownDraft,
  withoutIds,
} from '../core/draft';
import {type Values, requestInput} from '../core/fields';
import {readJson} from '../core/json';
import {type KnownId, idsFor} from '../core/knownIds';
import type {LoadedOperation} from '../core/operation';
import {markFormEntry} from './useSheet';

/** Whether a visit ends for a visitor who filled in a form and then logs in, or sends it with another key. */
export const keepsForm = (why: VisitEnd, hasKey: boolean): boolean =>
  why === 'keyReplaced' || (why === 'loggedIn' && !hasKey);

/** The draft of a link. Without a body, such as that of a call in API Logs, the form keeps its own, also if a link brought it. */
const linkedDraft = (linked: Draft, {body, isLinked = false}: Draft, form: DraftForm): Draft =>
  shownDraft({...linked, body: linked.body ?? body, isLinked: linked.isLinked === true || isLinked}, form);

/** Removes a request from the URL once the form has it: what visitors type or log out of stays in no history. */
function dropFragment(): void {
  const {hash, pathname, search} = window.location;
  if (hash.startsWith(FRAGMENT_PREFIX)) markFormEntry(pathname + search);
}

function storedDraft(name: string, form: DraftForm): Draft {
  const text = readVisitorItem(name);
  return text === null ? initialDraft(form) : shownDraft(readDraft(text), form);
}

/** The first draft, from a link or the session. Only the session's has long bodies. */
function incoming(name: string, form: DraftForm): Draft {
  const stored = storedDraft(name, form);
  const linked = draftOf(window.location.hash);
  return linked ? linkedDraft(linked, stored, form) : stored;
}

/**
 * The form data of an operation: from a link, or stored for the session of the tab. The URL never has what visitors type.
 * @param hasKey whether the visitor uses a key, because a login can then be another person's
 */
export function useDraft(name: string, form: DraftForm, hasKey: boolean) {
  const [draft, setDraft] = useState<Draft>(() => incoming(name, form));
  /** Increases when a link fills in the form again. */
  const [arrivals, setArrivals] = useState(0);
  useEffect(() => {
    const arrive = (): void => {
      const linked = draftOf(window.location.hash);
      if (!linked) return;
      dropFragment();
      setDraft((before) => linkedDraft(linked, before, form));
      setArrivals((before) => before + 1);
    };
    dropFragment();
    window.addEventListener('hashchange', arrive);
    return () => window.removeEventListener('hashchange', arrive);
  }, [form]);
  useEffect(
    () =>
      onVisitEnd((why) => {
        // A kept draft is stored again, because all are removed. If another page of this tab ended the visit, the next visitor may
        // have one.
        const stored = storedDraft(name, form);
        setDraft((before) => (keepsForm(why, hasKey) ? {...before} : stored));
      }),
    [form, hasKey, name],
  );
  useEffect(() => {
    const kept = publicDraft(draft);
    writeVisitorItem(name, isInitial(kept, form) ? null : draftText(kept));
  }, [name, draft, form]);
  const setField = (id: string, texts: readonly string[]): void =>
    setDraft((before) => ({...before, values: {...before.values, [id]: texts}}));
  const setBody = (body: string | undefined): void => setDraft((before) => ({...before, body}));
  const reset = (): void => setDraft(initialDraft(form));
  return {draft, arrivals, setField, setBody, reset, change: setDraft};
}

export type DraftState = ReturnType<typeof useDraft>;

/** The values of required parameters: the latest record that the visitor created, else the example. The sandbox has both. */
const sandboxValues = ({fields, operation}: LoadedOperation, created: readonly KnownId[]): Values =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const value = idsFor(field, operation, created)[0]?.id ?? field.example;
      return field.required && value !== undefined ? [[field.id, [value]]] : [];
    }),
  );

/** The content of the form of an operation. In the sandbox it starts with its records, which never reach the account. */
export function useForm(loaded: LoadedOperation, state: DraftState, target: Target, created: readonly KnownId[]) {
  const {fields, hasBody, bodyMinimum} = loaded;
  const {draft: own} = state;
  const draft = useMemo(
    () => (target === 'sandbox' ? {...own, values: {...sandboxValues(loaded, created), ...own.values}} : own),
    [created, loaded, own, target],
  );
  const bodyExample = target === 'sandbox' ? bodyMinimum : withoutIds(bodyMinimum);
  /** As shown and sent. Empty without a body. */
  const bodyText = hasBody ? (draft.body ?? bodyExample) : '';
  const body = useMemo(() => readJson(bodyText), [bodyText]);
  const input = useMemo(
    () => requestInput(fields, draft.values, body.kind === 'value' ? body.value : undefined),
    [fields, draft.values, body],
  );
  return {...state, draft, bodyText, body, input, isPristine: isInitial(own, loaded)};
}
