import {useEffect, useLayoutEffect, useMemo, useState, useSyncExternalStore} from 'react';
import {addCall, callOf} from '@site/src/features/call-log';
import {publish} from '@site/src/features/events';
import {preloadSandbox} from '@site/src/features/sandbox';
import type {SampleRequest} from '@site/src/features/samples/core/request';
import {sampleRequest} from '@site/src/features/samples/core/sampleRequest';
import {useSiteSettings} from '@site/src/features/settings';
import {currentVisit, mapVisitorItems, onVisitEnd, readVisitorItem, writeVisitorItem} from '@site/src/features/visit';
import type {VisitEnd} from '@site/src/features/visit/core/visitEnd';
import {NO_PROBLEMS, checkForm} from '../core/checkForm';
import {FRAGMENT_PREFIX, type LinkedDraft, draftOf, readDraft, readTarget, unpinned} from '../core/draft';
import {type Effect, storeEffects} from '../core/effects';
import type {FormContext, FormEvent, FormState, Stored} from '../core/form';
import {withToken} from '../core/httpRequest';
import {readJson} from '../core/json';
import {readIds} from '../core/knownIds';
import type {LoadedOperation} from '../core/operation';
import {type Outcome, loggedCall} from '../core/outcome';
import {reduceForm} from '../core/reduceForm';
import {bodyTextOf, serverOf, shownForm} from '../core/shownForm';
import {openForm, targetsOf} from '../core/target';
import {readUndo} from '../core/undo';
import {fieldErrors} from '../core/validationErrors';
import {overNetwork, sendRequest, toSandbox} from './sendRequest';
import {type Credential, useCredential} from './useCredential';
import {markFormEntry} from './useSheet';

/** Names of the items of the visit. All forms of a tab share the target and the IDs. */
const itemsOf = ({version, operation}: LoadedOperation) => ({
  draft: `draft.${version}/${operation.operationId}`,
  undo: `undo.${version}/${operation.operationId}`,
  target: 'target',
  ids: 'ids',
});

/**
 * The draft of the URL, with the body of the call that it repeats. Without that body, the visitor's own one isn't sent in its
 * place. A call to another operation or target isn't repeated here.
 */
function linkedDraft(): LinkedDraft | undefined {
  const link = draftOf(window.location.hash);
  if (link?.call === undefined) return link;
  const call = callOf(link.call);
  const isHere = call?.page === window.location.pathname && call.isSandbox === (link.target === 'sandbox');
  return {...link, body: (isHere ? call.request?.text : undefined) ?? '', isLinked: true};
}

/** Removes a request from the URL once the form has it: what visitors type or log out of stays in no history. */
function dropFragment(): void {
  const {hash, pathname, search} = window.location;
  if (hash.startsWith(FRAGMENT_PREFIX)) markFormEntry(pathname + search);
}

/** Publishes the operation and the outcome of a call, without data of request and response. */
function publishOutcome({operation, version}: LoadedOperation, outcome: Outcome): void {
  const call = {operation: operation.operationId, version, milliseconds: outcome.took};
  if (outcome.kind === 'failure') publish('try_it_failed', {...call, reason: outcome.reason});
  else publish('try_it_sent', {...call, status: `${String(Math.floor(outcome.status / 100))}xx`});
}

/** Runs the effects of a form: its storage, its requests, and what other parts of the site learn of them. */
export class Form {
  private readonly listeners = new Set<() => void>();
  private running: AbortController | undefined;
  private current: FormState;

  constructor(
    private readonly context: FormContext,
    /** As the form shows it. */
    private credential: Credential,
    /** The call that the form is for, if it isn't that of the operation's page, whose items in the tab stay as they are. */
    private readonly repeated?: LinkedDraft,
  ) {
    this.current = openForm(context, this.stored(), repeated ?? linkedDraft());
  }

  readonly state = (): FormState => this.current;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  readonly dispatch = (event: FormEvent): void => {
    const [state, effects] = reduceForm(this.context, this.current, event);
    this.current = state;
    for (const listener of this.listeners) listener();
    for (const effect of effects) this.run(effect);
  };

  readonly start = (): void => storeEffects(this.context.loaded, undefined, this.current).forEach(this.run);

  readonly stop = (): void => this.running?.abort();

  readonly show = (credential: Credential): void => {
    this.credential = credential;
  };

  readonly submit = (anyway = false): void =>
    this.dispatch({type: 'submitted', hasMalformedKey: this.credential.isMalformed, anyway});

  readonly endVisit = (why: VisitEnd): void =>
    this.dispatch({type: 'visitEnded', why, hasKey: this.credential.typed !== '', stored: this.stored()});

  private stored(): Stored {
    const {isLoggedIn} = this.credential;
    if (this.repeated)
      return {draft: undefined, undo: undefined, target: this.repeated.target, ids: undefined, isLoggedIn};
    const {draft, undo, target, ids} = itemsOf(this.context.loaded);
    return {
      draft: readVisitorItem(draft, readDraft),
      undo: readVisitorItem(undo, (text) => readUndo(text, this.context.loaded)),
      target: readVisitorItem(target, readTarget),
      ids: readVisitorItem(ids, readIds),
      isLoggedIn,
    };
  }

  private readonly run = (effect: Effect): void => {
    const {loaded} = this.context;
    switch (effect.type) {
      case 'store':
        if (this.repeated) break;
        if (effect.item === 'target') mapVisitorItems('draft.', unpinned);
        writeVisitorItem(itemsOf(loaded)[effect.item], effect.text);
        break;
      case 'authorize': {
        const taken = this.credential.take();
        this.dispatch(taken === 'changed' ? {type: 'refused'} : {type: 'authorized', token: taken.token});
        break;
      }
      case 'send':
        void this.send(effect);
        break;
      case 'cancel':
        this.running?.abort();
        break;
      case 'report':
        addCall(loggedCall(loaded, effect.sent, effect.outcome));
        // What happens in the sandbox stays in this page.
        if (effect.sent.target === 'account') publishOutcome(loaded, effect.outcome);
        break;
      case 'accept':
        if (!this.credential.isLoggedIn) this.credential.accept(effect.token);
    }
  };

  private async send({sent, token}: Extract<Effect, {type: 'send'}>): Promise<void> {
    const visit = currentVisit();
    const control = new AbortController();
    this.running = control;
    const transport = sent.target === 'sandbox' ? toSandbox(this.context.loaded, sent.scopes) : overNetwork;
    const outcome = await sendRequest(withToken(sent.request, token), control, transport);
    // After the end of a visit, the next visitor must not see the call.
    if (currentVisit() === visit) this.dispatch({type: 'ended', sent, outcome, token});
  }
}

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
    const stopHearing = onVisitEnd(form.endVisit);
    return () => {
      window.removeEventListener('hashchange', arrive);
      stopHearing();
      form.stop();
    };
  }, [form]);
  useEffect(() => {
    if (isLoggedIn) form.dispatch({type: 'loggedIn'});
  }, [form, isLoggedIn]);
}

/** Reading a longer body takes longer than painting a key, so it follows when the visitor pauses. In characters and milliseconds. */
const LONG_BODY = 10_000;
const PAUSE = 200;

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
function useShown(loaded: LoadedOperation, {draft, ids, target}: FormState): ReturnType<typeof shownForm> {
  const content = useMemo(() => ({draft, ids, target}), [draft, ids, target]);
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
  const {values, body, bodyText, input, isPristine} = shown;
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
      () => (rejection ? checkForm(loaded, values, body) : NO_PROBLEMS),
      [rejection, loaded, values, body],
    ),
    request: (): SampleRequest => sampleRequest(operation, serverOf(context, target), input),
  };
}

export type TryIt = ReturnType<typeof useForm>;
