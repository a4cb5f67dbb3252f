import {type Draft, type Target, isInitial, publicDraft, publicText} from './draft';
import type {FormState} from './formState';
import {type KnownIds, idsText} from './knownIds';
import type {LoadedOperation} from './operation';
import type {Outcome} from './outcome';
import type {Sent} from './sent';
import {undoText} from './undo';

/** What an event leads to outside of the form. The hook runs them in their order. */
export type Effect =
  /** Writes an item of the visit, or removes it with null. */
  | {readonly type: 'store'; readonly item: 'undo' | 'target' | 'ids'; readonly text: string | null}
  /** Writes the draft. Looking for secrets in a long body takes time, so its caller decides when. */
  | {readonly type: 'storeDraft'; readonly draft: Draft; readonly target: Target}
  /** Takes the credential that the form shows for a call to the account. Leads to `authorized` or `refused`. */
  | {readonly type: 'authorize'}
  | {readonly type: 'send'; readonly sent: Sent; readonly token: string | undefined}
  | {readonly type: 'cancel'}
  /** Adds the call to API Logs, and publishes it without its data if it went to the account. */
  | {readonly type: 'report'; readonly sent: Sent; readonly outcome: Outcome}
  /** Remembers that the API accepted a token. */
  | {readonly type: 'accept'; readonly token: string};

/** The draft without its secrets, as text for the storage. Null if nothing was entered. */
export const storedDraft = (loaded: LoadedOperation, draft: Draft, target: Target): string | null => {
  const kept = publicDraft(draft);
  return isInitial(kept, loaded) ? null : publicText(kept, target);
};

const storedIds = (target: Target, ids: KnownIds): string | null =>
  ids.known.length + ids.created.length > 0 ? idsText(target, ids) : null;

/** What to store after a change. Without an earlier state, all of it, except a target that the visitor hasn't chosen. */
export function storeEffects(before: FormState | undefined, after: FormState): readonly Effect[] {
  const {choice, draft, ids, target, undo} = after;
  const isMoved = target !== before?.target;
  return [
    ...(choice !== undefined && choice !== before?.choice
      ? [{type: 'store', item: 'target', text: choice} as const]
      : []),
    ...(isMoved || draft !== before.draft ? [{type: 'storeDraft', draft, target} as const] : []),
    ...(isMoved || undo !== before.undo ? [{type: 'store', item: 'undo', text: undoText(undo, target)} as const] : []),
    ...(isMoved || ids !== before.ids ? [{type: 'store', item: 'ids', text: storedIds(target, ids)} as const] : []),
  ];
}
