import {accountDraft} from './accountDraft';
import {
  type Draft,
  type LinkedDraft,
  type StoredDraft,
  type Target,
  initialDraft,
  readDraft,
  shownDraft,
} from './draft';
import type {FormContext, FormState, Stored, Undo} from './form';
import {NO_IDS, readIds} from './knownIds';

/** Ends the call, the question and the response, which are of the target or the visit before. */
export const withoutCall = (state: FormState): FormState => ({
  ...state,
  isConfirming: false,
  sending: undefined,
  rejection: undefined,
  result: undefined,
  view: state.view === 'response' ? 'request' : state.view,
});

/** The draft with the IDs that the change to the account removed, and what the visitor has entered since. */
export function withIdsAgain(now: Draft, {draft, after}: Undo): Draft {
  const body = now.body === after.body ? draft.body : now.body;
  return {...now, values: {...draft.values, ...now.values}, body};
}

/**
 * Moves the form to a target. This is the only place where content of the sandbox can come to the account: without IDs, and
 * unless the visitor chose the target, requests that change data need confirmation.
 */
export function pointAt(state: FormState, target: Target, by: 'visitor' | 'other'): FormState {
  if (target === state.target) return state;
  const moved = {...withoutCall(state), target, ids: NO_IDS};
  const {draft, undo} = state;
  if (target === 'sandbox') {
    const whole = undo?.kind === 'idsRemoved' ? withIdsAgain(draft, undo) : draft;
    return {...moved, draft: {...whole, isMoved: false}, undo: undefined};
  }
  const {draft: kept, removed} = accountDraft(draft, state.ids.known);
  const after = {...kept, isMoved: by === 'other'};
  return {...moved, draft: after, undo: removed.length > 0 ? {kind: 'idsRemoved', draft, after, removed} : undefined};
}

/** Moves the form to a target if the form has it. */
export const pointAtOneOf = (
  {targets}: FormContext,
  state: FormState,
  target: Target,
  by: 'visitor' | 'other',
): FormState => (targets.includes(target) ? pointAt(state, target, by) : state);

/** Fills in the form from a link. Without a body, such as that of an earlier call, the form keeps its own, also if a link brought it. */
export function followLink(context: FormContext, state: FormState, link: LinkedDraft): FormState {
  const {values, body, isLinked = false, target} = shownDraft(link, context.loaded);
  // The link replaces them.
  const {draft, ...others} = state;
  const emptied = {...others, draft: {...draft, values: {}}};
  const moved = target === undefined ? emptied : pointAtOneOf(context, emptied, target, 'other');
  return {
    ...moved,
    draft: {
      ...moved.draft,
      ...{values, body: body ?? moved.draft.body},
      target: target === moved.target ? target : undefined,
      isLinked: isLinked || moved.draft.isLinked === true,
    },
    added: [],
    isConfirming: false,
    rejection: undefined,
    result: moved.result && {...moved.result, isReplaced: true},
  };
}

/** A stored draft without an origin counts as one of the sandbox. */
function readStored(text: string | null, {loaded}: FormContext): StoredDraft {
  if (text === null) return initialDraft(loaded);
  const {origin = 'sandbox', ...draft} = readDraft(text);
  return {...shownDraft(draft, loaded), origin};
}

/**
 * The form of a page that opens: what the tab has of it, at the target that a link to it said, the visitor chose, or it had
 * before, else at the account of a visitor with a login. Then a new link fills it in.
 */
export function openForm(context: FormContext, stored: Stored, link: LinkedDraft | undefined): FormState {
  const {loaded, targets} = context;
  const {origin, ...draft} = readStored(stored.draft, context);
  const wanted = draft.target ?? stored.target ?? origin ?? (stored.isLoggedIn ? 'account' : 'sandbox');
  const target = targets.includes(wanted) ? wanted : (targets[0] ?? 'account');
  const from = origin ?? target;
  const state: FormState = {
    target: from,
    choice: stored.target,
    draft,
    added: [],
    access: {hasKey: true, scopes: [...loaded.scopes, ...loaded.fieldScopes]},
    ids: readIds(stored.ids, from),
    ...{undo: undefined, isConfirming: false, sending: undefined, rejection: undefined, result: undefined},
    view: 'request',
    notice: undefined,
  };
  const pointed = pointAt(state, target, 'other');
  const opened = {...pointed, ids: readIds(stored.ids, target)};
  return link ? followLink(context, opened, link) : opened;
}
