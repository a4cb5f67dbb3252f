import {isObject} from '../../../utils/isObject';
import {parsedJson} from '../../../utils/parsedJson';
import {accountDraft} from './accountDraft';
import {type Draft, type DraftForm, type Target, draftText, readDraft, shownDraft} from './draft';

const KINDS = ['reset', 'idsRemoved', 'exampleInserted', 'syncInserted', 'linked', 'pasted'] as const;

/** The content of the form before a change that the visitor can undo. */
export interface Undo {
  readonly kind: (typeof KINDS)[number];
  readonly draft: Draft;
  /** The draft after the change. */
  readonly after: Draft;
  /** Names of removed IDs. */
  readonly removed: readonly string[];
  readonly earlier?: Undo | undefined;
}

/** How many changes can be undone. */
const MOST = 5;

/** Adds a change. The oldest one can no longer be undone. */
export function withUndo(latest: Omit<Undo, 'earlier'>, earlier: Undo | undefined): Undo {
  const cut = (undo: Undo | undefined, left: number): Undo | undefined =>
    undo && left > 0 ? {...undo, earlier: cut(undo.earlier, left - 1)} : undefined;
  return {...latest, earlier: cut(earlier, MOST - 1)};
}

/** The draft with the IDs that the change to the account removed, and what the visitor has entered since. */
export function withIdsAgain(now: Draft, {draft, after}: Undo): Draft {
  const body = now.body === after.body ? draft.body : now.body;
  return {...now, values: {...draft.values, ...now.values}, body};
}

/** The draft before a change. */
export function undone(now: Draft, undo: Undo): Draft {
  const {kind, draft} = undo;
  // The visitor brings content of the sandbox to the account.
  if (kind === 'idsRemoved') return {...withIdsAgain(now, undo), isMoved: true};
  if (kind === 'exampleInserted')
    return {...now, body: draft.body, isMoved: now.isMoved === true || draft.isMoved === true};
  return draft;
}

/** Earlier content of the sandbox for the account: without IDs, and so that requests with it need confirmation. */
export const accountUndo = (undo: Undo | undefined, known: Parameters<typeof accountDraft>[1]): Undo | undefined =>
  undo && {
    ...undo,
    draft: {...accountDraft(undo.draft, known).draft, isMoved: true},
    after: accountDraft(undo.after, known).draft,
    earlier: accountUndo(undo.earlier, known),
  };

interface StoredUndo extends Pick<Undo, 'kind' | 'removed'> {
  readonly draft: string;
  readonly after: string;
  readonly earlier?: StoredUndo | undefined;
}

const storedUndo = ({kind, removed, draft, after, earlier}: Undo, target: Target): StoredUndo => ({
  ...{kind, removed, draft: draftText(draft, target), after: draftText(after, target)},
  earlier: earlier && storedUndo(earlier, target),
});

/** What can be undone as text for the storage, without secrets. Null for nothing. */
export const undoText = (undo: Undo | undefined, target: Target): string | null =>
  undo ? JSON.stringify(storedUndo(undo, target)) : null;

function undoIn(value: unknown, form: DraftForm, left: number): Undo | undefined {
  if (!isObject(value) || left === 0) return undefined;
  const {draft, after, removed, earlier} = value;
  const kind = KINDS.find((one) => one === value.kind);
  if (!kind || typeof draft !== 'string' || typeof after !== 'string' || !Array.isArray(removed)) return undefined;
  return {
    kind,
    draft: shownDraft(readDraft(draft), form),
    after: shownDraft(readDraft(after), form),
    removed: removed.filter((name) => typeof name === 'string'),
    earlier: undoIn(earlier, form, left - 1),
  };
}

/** Reads what can be undone. Undefined for another shape. */
export const readUndo = (text: string, form: DraftForm): Undo | undefined => undoIn(parsedJson(text), form, MOST);
