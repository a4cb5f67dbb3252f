import {addCall, callOf} from '@site/src/features/call-log';
import {publish} from '@site/src/features/events';
import {currentVisit, mapVisitorItems, readVisitorItem, writeVisitorItem} from '@site/src/features/visit';
import type {VisitEnd} from '@site/src/features/visit/core/visitEnd';
import {FRAGMENT_PREFIX, type LinkedDraft, draftOf, readDraft, readTarget, unpinned} from '../core/draft';
import {type Effect, storeEffects, storedDraft} from '../core/effects';
import type {FormContext, FormEvent, FormState, Stored} from '../core/formState';
import {withToken} from '../core/httpRequest';
import {readIds} from '../core/knownIds';
import type {LoadedOperation} from '../core/operation';
import {type Outcome, loggedCall} from '../core/outcome';
import {formReducer} from '../core/formReducer';
import {openForm} from '../core/target';
import {readUndo} from '../core/undo';
import {overNetwork, sendRequest, toSandbox} from './sendRequest';
import type {Credential} from './useCredential';
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
export function linkedDraft(): LinkedDraft | undefined {
  const link = draftOf(window.location.hash);
  if (link?.call === undefined) return link;
  const call = callOf(link.call);
  const isHere = call?.page === window.location.pathname && call.isSandbox === (link.target === 'sandbox');
  return {...link, body: (isHere ? call.request?.text : undefined) ?? '', isLinked: true};
}

/** Removes a request from the URL once the form has it: what visitors type or log out of stays in no history. */
export function dropFragment(): void {
  const {hash, pathname, search} = window.location;
  if (hash.startsWith(FRAGMENT_PREFIX)) markFormEntry(pathname + search);
}

/** Publishes the operation and the outcome of a call, without data of request and response. */
function publishOutcome({operation, version}: LoadedOperation, outcome: Outcome): void {
  const call = {operation: operation.operationId, version, milliseconds: outcome.took};
  if (outcome.kind === 'failure') publish('try_it_failed', {...call, reason: outcome.reason});
  else publish('try_it_sent', {...call, status: `${String(Math.floor(outcome.status / 100))}xx`});
}

/** To read or store a longer body takes longer than painting a key, so it follows when the visitor pauses. In characters and milliseconds. */
export const LONG_BODY = 10_000;
export const PAUSE = 200;

/** Runs the effects of a form: its storage, its requests, and what other parts of the site learn of them. */
export class Form {
  private readonly listeners = new Set<() => void>();
  private running: AbortController | undefined;
  private unsaved: {readonly save: () => void; readonly timer: number} | undefined;
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
    const [state, effects] = formReducer(this.context, this.current, event);
    this.current = state;
    for (const listener of this.listeners) listener();
    for (const effect of effects) this.run(effect);
  };

  readonly start = (): void => storeEffects(undefined, this.current).forEach(this.run);

  readonly stop = (): void => {
    this.saveDraft();
    this.running?.abort();
  };

  /** Stores the draft now, if it waits for a pause. */
  readonly saveDraft = (): void => this.forgetDraft()?.();

  readonly show = (credential: Credential): void => {
    this.credential = credential;
  };

  readonly submit = (anyway = false): void =>
    this.dispatch({type: 'submitted', hasMalformedKey: this.credential.isMalformed, anyway});

  readonly endVisit = (why: VisitEnd): void => {
    this.forgetDraft();
    this.dispatch({type: 'visitEnded', why, hasKey: this.credential.typed !== '', stored: this.stored()});
  };

  /** A draft that waits for a pause isn't stored anymore. Returns what stores it. */
  private forgetDraft(): (() => void) | undefined {
    const {unsaved} = this;
    clearTimeout(unsaved?.timer);
    this.unsaved = undefined;
    return unsaved?.save;
  }

  private storeDraft({draft, target}: Extract<Effect, {type: 'storeDraft'}>): void {
    const {loaded} = this.context;
    const save = (): void => void writeVisitorItem(itemsOf(loaded).draft, storedDraft(loaded, draft, target));
    this.forgetDraft();
    if ((draft.body?.length ?? 0) <= LONG_BODY) save();
    else this.unsaved = {save, timer: window.setTimeout(this.saveDraft, PAUSE)};
  }

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
      case 'storeDraft':
        if (!this.repeated) this.storeDraft(effect);
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
