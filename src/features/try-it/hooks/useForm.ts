import {useEffect, useLayoutEffect, useMemo, useState, useSyncExternalStore} from 'react';
import {preloadSandbox} from '@site/src/features/sandbox';
import type {SampleRequest} from '@site/src/features/samples/core/request';
import {sampleRequest} from '@site/src/features/samples/core/sampleRequest';
import {useSiteSettings} from '@site/src/features/settings';
import {onVisitEnd} from '@site/src/features/visit';
import {NO_PROBLEMS, checkForm} from '../core/checkForm';
import type {FormState} from '../core/formState';
import {readJson} from '../core/json';
import type {LoadedOperation} from '../core/operation';
import {bodyTextOf, serverOf, shownForm} from '../core/shownForm';
import {targetsOf} from '../core/target';
import {fieldErrors} from '../core/validationErrors';
import {Form, LONG_BODY, PAUSE, dropFragment, linkedDraft} from './Form';
import {type Credential, useCredential} from './useCredential';

/** Sends what happens outside of the form to it: links, logins, and ends of visits. */
function useOutside(form: Form, credential: Credential): void {
  useLayoutEffect(() => form.show(credential), [form, credential]);
  const {isLoggedIn} = credential;
  useEffect(() => {
    const arrive = (): void => {
      const draft = linkedDraft();
      if (!draft) return;
      dropFragment();
      form.dispatch({type: 'linked', draft});
    };
    form.start();
    dropFragment();
    window.addEventListener('hashchange', arrive);
    // Also before the page is kept for Back: the next visitor may use this tab meanwhile.
    window.addEventListener('pagehide', form.saveDraft);
    const stopHearing = onVisitEnd(form.endVisit);
    return () => {
      window.removeEventListener('hashchange', arrive);
      window.removeEventListener('pagehide', form.saveDraft);
      stopHearing();
      form.stop();
    };
  }, [form]);
  useEffect(() => {
    if (isLoggedIn) form.dispatch({type: 'loggedIn'});
  }, [form, isLoggedIn]);
}

/** The text whose meaning the form shows: the text itself, or that of a long body at the last pause. */
function useReadText(bodyText: string): string {
  const isLong = bodyText.length > LONG_BODY;
  const [last, setLast] = useState(isLong ? bodyText : '');
  // A later body can be that of another visitor.
  if (!isLong && last !== '') setLast('');
  useEffect(() => {
    if (!isLong) return undefined;
    const timer = setTimeout(() => setLast(bodyText), PAUSE);
    return () => clearTimeout(timer);
  }, [bodyText, isLong]);
  return isLong ? last : bodyText;
}

/** What the form shows. Of a long body the text comes first, and what it means follows. */
function useShown(loaded: LoadedOperation, {draft, files, ids, target}: FormState): ReturnType<typeof shownForm> {
  const content = useMemo(() => ({draft, files, ids, target}), [draft, files, ids, target]);
  const bodyText = useMemo(() => bodyTextOf(loaded, content), [loaded, content]);
  const text = useReadText(bodyText);
  const body = useMemo(() => readJson(text), [text]);
  return useMemo(() => shownForm(loaded, content, bodyText, body), [loaded, content, bodyText, body]);
}

/** The form of an operation: its state, what is derived from it, and `dispatch` for events. */
export function useForm(loaded: LoadedOperation, isShown: boolean) {
  const {apiUrl} = useSiteSettings();
  const credential = useCredential();
  const context = useMemo(() => ({loaded, apiUrl, targets: targetsOf(loaded, apiUrl)}), [loaded, apiUrl]);
  const [form] = useState(() => new Form(context, credential));
  const state = useSyncExternalStore(form.subscribe, form.state, form.state);
  const {rejection, result, target} = state;
  useOutside(form, credential);
  useEffect(() => {
    if (isShown && target === 'sandbox') preloadSandbox();
  }, [isShown, target]);
  const shown = useShown(loaded, state);
  const {values, checked, body, bodyText, input, isPristine} = shown;
  const {operation, server} = loaded;
  /** The samples of the build remain while the form is hidden and unchanged. */
  const isExample = isPristine && !isShown;
  const sample = useMemo<SampleRequest | undefined>(
    () => (isExample || body.kind === 'error' ? undefined : sampleRequest(operation, server, input)),
    [isExample, body.kind, operation, server, input],
  );
  return {
    ...{context, credential, loaded, sample, shown, state},
    ...{dispatch: form.dispatch, submit: form.submit},
    errors: useMemo(() => fieldErrors(result, {values, bodyText}, loaded.fields), [result, values, bodyText, loaded]),
    problems: useMemo(
      () => (rejection ? checkForm(loaded, checked, body) : NO_PROBLEMS),
      [rejection, loaded, checked, body],
    ),
    request: (): SampleRequest => sampleRequest(operation, serverOf(context, target), input),
  };
}

export type TryIt = ReturnType<typeof useForm>;
