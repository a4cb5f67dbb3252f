import {isPublic} from '../../../../openapi/model/security';
import {sampleRequest} from '../../samples/core/sampleRequest';
import {SANDBOX_KEY} from '../../sandbox/core/sandboxKey';
import {checkForm} from './checkForm';
import {mustConfirm} from './confirmation';
import {type Draft, EMPTY_DRAFT, isInitial} from './draft';
import {type Effect, storeEffects} from './effects';
import type {Before, FormContext, FormEvent, FormState} from './formState';
import {formBody} from './formBody';
import {httpRequest} from './httpRequest';
import {type KnownIds, NO_IDS, idsIn, withIds, withoutId} from './knownIds';
import {type Outcome, isAccepted} from './outcome';
import type {Sent} from './sent';
import {exampleFor, serverOf, shownForm} from './shownForm';
import {followLink, openForm, pointAtOneOf, withoutCall} from './target';
import {type Undo, undone, withUndo} from './undo';

/** The next state, and what it leads to outside of the form. */
type Transition = readonly [state: FormState, effects: readonly Effect[]];

type EventOf<Type extends FormEvent['type']> = Extract<FormEvent, {readonly type: Type}>;

const only = (state: FormState): Transition => [state, []];
const CANCEL: Effect = {type: 'cancel'};

/** Other content of the form, to which the errors of the last response don't apply. */
const replaced = (state: FormState, draft: Draft): FormState => ({
  ...state,
  draft,
  isConfirming: false,
  rejection: undefined,
  pasted: undefined,
  result: state.result && {...state.result, isReplaced: true},
});

/** The state without a call to the target before. A request on its way is canceled. */
const moved = (before: FormState, after: FormState): Transition => [
  after,
  before.sending && before.target !== after.target ? [CANCEL] : [],
];

/** The request of the form as it is shown. */
function sentOf(context: FormContext, state: FormState): Sent {
  const {loaded} = context;
  const {access, target} = state;
  const {values, body, bodyText, input} = shownForm(loaded, state);
  const server = serverOf(context, target);
  const sample = sampleRequest(loaded.operation, server, input);
  const written = body.kind === 'value' ? bodyText : undefined;
  const request = httpRequest(sample, server, sample.form ? formBody(sample.form) : written);
  return {target, values, request, scopes: access.scopes};
}

/** Sends a request that needs no confirmation, or has it. A call to the account needs the credential first, if the operation accepts one. */
function start(context: FormContext, state: FormState): Transition {
  const asked = {...state, isConfirming: false, rejection: undefined, notice: undefined, pasted: undefined};
  if (state.target === 'sandbox') return send(context, asked, state.access.hasKey ? SANDBOX_KEY : undefined);
  return isPublic(context.loaded.operation) ? send(context, asked, undefined) : [asked, [{type: 'authorize'}]];
}

function send(context: FormContext, state: FormState, token: string | undefined): Transition {
  const sent = sentOf(context, state);
  const choice = state.target === 'account' ? state.target : state.choice;
  // It was confirmed, and needs no other confirmation.
  const draft = state.draft.isMoved ? {...state.draft, isMoved: false} : state.draft;
  return [{...state, draft, choice, sending: sent, view: 'response', result: undefined}, [{type: 'send', sent, token}]];
}

function submit(context: FormContext, state: FormState, {hasMalformedKey, anyway}: EventOf<'submitted'>): Transition {
  if (state.sending || state.isConfirming) return only(state);
  const {checked, body} = shownForm(context.loaded, state);
  const problems = checkForm(context.loaded, checked, body);
  const areBlocking =
    problems.areBlocking || (state.target === 'account' && hasMalformedKey && !isPublic(context.loaded.operation));
  const isWrong = problems.values.size > 0 || problems.body.length > 0;
  if (areBlocking || (isWrong && !anyway)) {
    // The errors of the response before are about other content.
    return only({...replaced(state, state.draft), view: 'request', rejection: {}});
  }
  const {draft} = state;
  // Also a read, whose filters were typed for the sandbox.
  const mustAsk = draft.isMoved === true || mustConfirm(context.loaded.operation, draft);
  return mustAsk && state.target === 'account' ? only({...state, isConfirming: true}) : start(context, state);
}

/** The IDs with those of a response, and without one that a call deleted or didn't find. */
function idsAfter({loaded: {operation}}: FormContext, ids: KnownIds, {values}: Sent, outcome: Outcome): KnownIds {
  if (outcome.kind !== 'response') return ids;
  const {status, body} = outcome;
  const isSuccess = status < 300;
  if (status === 404 || (isSuccess && operation.method === 'delete')) return withoutId(ids, operation, values);
  const found = isSuccess ? idsIn(operation, body.text) : [];
  if (found.length === 0) return ids;
  const created = operation.method === 'post' ? withIds(ids.created, found) : ids.created;
  return {known: withIds(ids.known, found), created};
}

/** A call ended. Of an earlier target or an earlier request, only the list of calls learns it. */
function end(context: FormContext, state: FormState, {sent, outcome, token}: EventOf<'ended'>): Transition {
  const accepts = sent.target === 'account' && token !== undefined && isAccepted(outcome);
  const effects: Effect[] = [{type: 'report', sent, outcome}, ...(accepts ? [{type: 'accept', token} as const] : [])];
  const ids = sent.target === state.target ? idsAfter(context, state.ids, sent, outcome) : state.ids;
  if (state.sending !== sent) return [{...state, ids}, effects];
  const result = {outcome, hadToken: token !== undefined, sent};
  return [{...state, ids, sending: undefined, result}, effects];
}

/** Whether the form keeps its content at the end of a visit. */
const keepsForm = ({why, hasKey}: EventOf<'visitEnded'>): boolean =>
  why === 'keyReplaced' || (why === 'loggedIn' && !hasKey);

/** The items of the visit are gone, and so are its call and its IDs. After a login, the form is at the account. */
function endVisit(context: FormContext, state: FormState, event: EventOf<'visitEnded'>): FormState {
  const {why, stored} = event;
  const isKept = keepsForm(event);
  const notice = {ended: {why, keepsForm: isKept}};
  // The next visitor may have used this tab.
  if (why === 'elsewhere') return {...openForm(context, stored, undefined), notice};
  const emptied = {draft: EMPTY_DRAFT, files: {}, added: [], undo: undefined};
  // The target of a link ends as well: a reload must not go back to it.
  const own = isKept ? {draft: {...state.draft, target: undefined}} : emptied;
  const kept = {...withoutCall(state), choice: undefined, notice, pasted: undefined, ...own};
  if (why !== 'loggedIn') return {...kept, ids: NO_IDS};
  return {...pointAtOneOf(context, kept, 'account', 'other'), choice: 'account', ids: NO_IDS};
}

const changedFrom = (state: FormState, kind: Undo['kind'], after: Draft): FormState => ({
  ...replaced(state, after),
  undo: withUndo({kind, draft: state.draft, after, removed: []}, state.undo),
});

/** The form without what was pasted into one of its fields. */
const restored = (state: FormState, before: Before | undefined): FormState =>
  before?.target === state.target ? {...state, draft: before.draft} : state;

/** A pasted request fills in the form. As that of a link, it isn't the visitor's own before it is confirmed. */
function paste(state: FormState, {pasted, before}: EventOf<'pasted'>): FormState {
  const own = restored(state, before);
  const changed = changedFrom(own, 'pasted', {...own.draft, ...pasted.content, isLinked: true, isMoved: false});
  return {...changed, files: {}, added: [], view: 'request', pasted: pasted.notes};
}

type Transitions = {
  readonly [Type in FormEvent['type']]: (state: FormState, event: EventOf<Type>, context: FormContext) => Transition;
};

/** What each event does. */
const transitions: Transitions = {
  fieldChanged: ({draft, added, ...state}, {id, texts}) =>
    only({...state, draft: {...draft, values: {...draft.values, [id]: texts}}, added: [...new Set([...added, id])]}),
  filesChosen: ({added, files, ...state}, {id, files: chosen}) =>
    only({...state, files: {...files, [id]: chosen}, added: [...new Set([...added, id])]}),
  bodyChanged: (state, {body}) => only({...state, draft: {...state.draft, body}}),
  parameterAdded: ({added, ...state}, {id}) => only({...state, view: 'request', added: [...added, id]}),
  parameterRemoved: ({draft, files, added, ...state}, {id}) =>
    only({
      ...state,
      draft: {...draft, values: {...draft.values, [id]: []}},
      files: {...files, [id]: []},
      added: added.filter((one) => one !== id),
    }),
  exampleInserted: (state, _, {loaded}) =>
    only(changedFrom(state, 'exampleInserted', {...state.draft, body: exampleFor(loaded, state.target)})),
  syncInserted: ({draft, ...state}, _, {loaded}) =>
    only(changedFrom({...state, draft}, 'syncInserted', {...draft, values: {...draft.values, ...loaded.syncExample}})),
  reset: (state, _, {loaded}) =>
    only({
      ...(isInitial(state.draft, loaded) ? state : changedFrom(state, 'reset', EMPTY_DRAFT)),
      files: {},
      added: [],
    }),
  undone: ({undo, ...state}) =>
    only(undo ? {...replaced({...state, undo}, undone(state.draft, undo)), undo: undo.earlier} : {...state, undo}),
  accessChanged: (state, {access}) => only({...state, access}),
  sandboxReset: (state) => [{...withoutCall(state), ids: NO_IDS}, [CANCEL]],
  viewed: (state, {view}) => only({...state, view}),
  linked: (state, {draft}, context) => moved(state, followLink(context, state, draft)),
  pasted: (state, event) => only(paste(state, event)),
  restored: (state, {before}) => only(restored(state, before)),
  targetChosen: (state, {target}, context) => {
    const pointed = pointAtOneOf(context, state, target, 'visitor');
    return moved(state, {...pointed, choice: target, draft: {...pointed.draft, target: undefined}});
  },
  loggedIn: (state, _, context) => {
    if (state.choice ?? state.draft.target) return only(state);
    // Nothing was entered yet, so that nothing is taken along.
    const by = isInitial(state.draft, context.loaded) ? 'visitor' : 'other';
    return moved(state, pointAtOneOf(context, state, 'account', by));
  },
  visitEnded: (state, event, context) => [endVisit(context, state, event), [CANCEL]],
  submitted: (state, event, context) => submit(context, state, event),
  confirmed: (state, _, context) => (state.isConfirming ? start(context, state) : only(state)),
  declined: (state) => only({...state, isConfirming: false}),
  refused: (state) => only({...state, notice: {...state.notice, isRefused: true}}),
  canceled: (state) => [state, [CANCEL]],
  // The end of a visit, which the credential can cause, may have moved the form.
  authorized: (state, {token}, context) => (state.target === 'account' ? send(context, state, token) : only(state)),
  ended: (state, event, context) => end(context, state, event),
};

/** The form after an event, and its effects in their order: what to store comes first. */
export function formReducer(context: FormContext, state: FormState, event: FormEvent): Transition {
  const transition = transitions[event.type] as (...of: [FormState, FormEvent, FormContext]) => Transition;
  const [after, effects] = transition(state, event, context);
  const before = event.type === 'visitEnded' ? undefined : state;
  return [after, [...storeEffects(before, after), ...effects]];
}
