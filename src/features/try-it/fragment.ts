import {readVisitorItem, writeVisitorItem} from '@site/src/features/visit';
import {isObject} from '@site/src/utils/isObject';
import type {Draft} from './core/draft';
import {FRAGMENT_PREFIX, draftOf, fragmentOf} from './core/link';

/** Key in session storage. Log Out removes it, which invalidates earlier history entries. */
const VISIT = 'visit';

/** State of history entries whose fragment the form wrote. Links can't set it. */
interface Own {
  readonly visit: string;
  readonly isLinked: boolean;
}

const stateOf = (): Readonly<Record<string, unknown>> => {
  const state: unknown = window.history.state;
  return isObject(state) ? state : {};
};

function ownState(): Own | undefined {
  const own = stateOf().tryIt as Partial<Own> | null | undefined;
  return typeof own?.visit === 'string' ? {visit: own.visit, isLinked: own.isLinked !== false} : undefined;
}

function visit(): string {
  const known = readVisitorItem(VISIT);
  const id = known ?? String(Date.now());
  if (known === null) writeVisitorItem(VISIT, id);
  return id;
}

/** Safari rejects more than 100 changes in 30 seconds. */
function replaceFragment(fragment: string, own: Own | undefined): void {
  const {pathname, search} = window.location;
  try {
    window.history.replaceState({...stateOf(), tryIt: own}, '', pathname + search + fragment);
  } catch {
    // The request is still in session storage.
  }
}

/** Whether the URL has another anchor, which must not be replaced. */
export const isAnchored = (): boolean =>
  window.location.hash !== '' && !window.location.hash.startsWith(FRAGMENT_PREFIX);

/** Removes the request from the page's URL. */
export function dropFragment(): void {
  if (window.location.hash.startsWith(FRAGMENT_PREFIX)) replaceFragment('', undefined);
}

/** Writes a request to the fragment of the URL, so that reload, bookmarks and Back keep it. */
export const keepFragment = (draft: Draft): void =>
  replaceFragment(fragmentOf(draft), {visit: visit(), isLinked: draft.isLinked ?? false});

/** The request in the page's URL. Undefined if there is none, or if its visitor has logged out. */
export function arrivedDraft(): Draft | undefined {
  const draft = draftOf(window.location.hash);
  if (!draft) return undefined;
  const own = ownState();
  if (!own) return {...draft, isLinked: true};
  return own.visit === readVisitorItem(VISIT) ? {...draft, ...(own.isLinked && {isLinked: true})} : undefined;
}
