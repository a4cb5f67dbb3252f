import {formFields} from '../../../../openapi/model/bodies';
import {isPlaceholder} from '../../settings/core/isSet';
import {accountDraft} from './accountDraft';
import {
  type Draft,
  EMPTY_DRAFT,
  type LinkedDraft,
  type StoredDraft,
  TARGETS,
  type Target,
  isInitial,
  shownDraft,
} from './draft';
import type {FormContext, FormState, Stored} from './formState';
import {NO_IDS, idsAt} from './knownIds';
import type {LoadedOperation} from './operation';
import {accountUndo, withIdsAgain, withUndo} from './undo';

/** The sandbox has only API 2.0, and reads only JSON. The account needs the URL of an API, which doesn't stand in for the server of an operation. */
export function targetsOf({version, isElsewhere, operation}: LoadedOperation, apiUrl: string) {
  const isIn = {sandbox: version === 'v2' && !formFields(operation), account: !isPlaceholder(apiUrl) && !isElsewhere};
  return TARGETS.filter((target) => isIn[target]);
}

/** Ends the call, the question and the response, which are of the target or the visit before. */
export const withoutCall = (state: FormState): FormState => ({
  ...state,
  isConfirming: false,
  sending: undefined,
  rejection: undefined,
  result: undefined,
  view: state.view === 'response' ? 'request' : state.view,
});

/**
 * Moves the form to a target. This is the only place where content of the sandbox can come to the account: without IDs, and
 * unless the visitor chose the target, writes and requests with this content need confirmation.
 */
export function pointAt({loaded}: FormContext, state: FormState, target: Target, by: 'visitor' | 'other'): FormState {
  if (target === state.target) return state;
  const moved = {...withoutCall(state), target, ids: NO_IDS};
  const {draft, undo} = state;
  if (target === 'sandbox') {
    const hasRemoved = undo?.kind === 'idsRemoved';
    const whole = hasRemoved ? withIdsAgain(draft, undo) : draft;
    return {...moved, draft: {...whole, isMoved: false}, undo: hasRemoved ? undo.earlier : undo};
  }
  const {known} = state.ids;
  const {draft: kept, removed} = accountDraft(draft, known);
  const isMoved: Draft['isMoved'] = by === 'other' && (isInitial(kept, loaded) ? 'empty' : true);
  const after = {...kept, isMoved};
  const earlier = accountUndo(undo, known);
  return {
    ...moved,
    draft: after,
    undo: removed.length > 0 ? withUndo({kind: 'idsRemoved', draft, after, removed}, earlier) : earlier,
  };
}

/** Moves the form to a target if the form has it. */
export const pointAtOneOf = (
  context: FormContext,
  state: FormState,
  target: Target,
  by: 'visitor' | 'other',
): FormState => (context.targets.includes(target) ? pointAt(context, state, target, by) : state);

/** Fills in the form from a link. One without values and body leaves a form that the visitor has filled in. */
export function followLink(context: FormContext, state: FormState, link: LinkedDraft): FormState {
  const {loaded} = context;
  const {values, body, isLinked = false, target} = shownDraft(link, loaded);
  const moved = target === undefined ? state : pointAtOneOf(context, state, target, 'other');
  const {draft: before, undo} = moved;
  const isUntouched = isInitial(before, loaded);
  const pinned = target === moved.target ? target : undefined;
  const filled = isLinked ? {values, body} : isUntouched ? {values} : {};
  // All content of a link is its own.
  const isMoved = isLinked ? false : before.isMoved;
  const draft = {...before, ...filled, target: pinned, isLinked: isLinked || before.isLinked === true, isMoved};
  const isReplaced = !isUntouched && isLinked;
  return {
    ...moved,
    draft,
    undo: isReplaced ? withUndo({kind: 'linked', draft: before, after: draft, removed: []}, undo) : undo,
    added: [],
    files: isLinked ? {} : moved.files,
    isConfirming: false,
    rejection: undefined,
    pasted: undefined,
    result: moved.result && {...moved.result, isReplaced: true},
  };
}

/** A stored draft without an origin counts as one of the sandbox. */
function draftOfForm(stored: StoredDraft | undefined, {loaded}: FormContext): StoredDraft {
  if (!stored) return EMPTY_DRAFT;
  const {origin = 'sandbox', ...draft} = stored;
  return {...shownDraft(draft, loaded), origin};
}

/**
 * The form of a page that opens: what the tab has of it, at the target that a link to it said, the visitor chose, or it had
 * before, else at the account of a visitor with a login. Then a new link fills it in.
 */
export function openForm(context: FormContext, stored: Stored, link: LinkedDraft | undefined): FormState {
  const {loaded, targets} = context;
  const {origin, ...draft} = draftOfForm(stored.draft, context);
  const usual = stored.isLoggedIn ? 'account' : (origin ?? 'sandbox');
  const wanted = draft.target ?? stored.target ?? usual;
  const target = targets.includes(wanted) ? wanted : (targets[0] ?? 'account');
  const from = origin ?? target;
  const state: FormState = {
    target: from,
    choice: stored.target,
    draft,
    files: {},
    added: [],
    access: {hasKey: true, scopes: [...loaded.scopes, ...loaded.fieldScopes]},
    ids: idsAt(from, stored.ids),
    undo: stored.undo,
    ...{isConfirming: false, sending: undefined, rejection: undefined, result: undefined},
    view: 'request',
    notice: undefined,
    pasted: undefined,
  };
  const pointed = pointAt(context, state, target, 'other');
  const opened = {...pointed, ids: idsAt(target, stored.ids)};
  return link ? followLink(context, opened, link) : opened;
}
