import {isObject} from '../../utils/isObject';
import {readItem, session, writeItems} from '../storage';
import {POSITIONS_ITEM, formatPositions, keyIn, parsePositions} from './core/positions';
import {keepFolds, restoreFolds} from './folds';

const positions = new Map(parsePositions(readItem(session, POSITIONS_ITEM)));

/** The key of the history's entry whose page is shown. */
let shown = '';

/** Whether the page of that entry can't be shown yet. */
let isHeld = false;

/** The router's key of the current entry, if the router has made it. */
const currentKey = (): string | undefined => keyIn(window.history.state);

/** The key of the current entry. The first page and links within a page get one here, because the router gives them none. */
function ensureKey(): string {
  const given = currentKey();
  if (given !== undefined) return given;
  const key = Math.random().toString(36).slice(2, 8);
  const state: unknown = window.history.state;
  try {
    window.history.replaceState({...(isObject(state) && state), key}, '');
  } catch {
    // Safari rejects more than 100 changes in 30 seconds. The entry then keeps no position.
  }
  return key;
}

function recordPosition(): void {
  if (isHeld) return;
  positions.delete(shown);
  positions.set(shown, window.scrollY);
}

/** Call this before another page replaces the one that is shown. */
export function leaveEntry(): void {
  recordPosition();
  keepFolds(shown);
}

/** Keeps the position while a message is shown instead of the page. The returned function goes there when the page has come. */
export function holdPosition(): () => void {
  isHeld = true;
  return () => {
    isHeld = false;
    // React puts the page into the document in the same task.
    queueMicrotask(() => restorePosition(shown));
  };
}

function setScrollRestoration(mode: ScrollRestoration): void {
  window.history.scrollRestoration = mode;
}

/** Call this when the page of the current entry is shown. */
export function showEntry(): void {
  shown = ensureKey();
}

/** Scrolls to the position of an entry that was shown before. A new entry has none. */
export function restorePosition(key: string): void {
  shown = key;
  restoreFolds(key);
  const top = positions.get(key);
  if (top !== undefined) window.scrollTo({top, behavior: 'instant'});
}

/**
 * Records and restores the scroll position of each entry of the history, also across reloads. The browser does so only for
 * the entry that was shown last when it loads its page again; the start script does for the others (features/page-loading).
 */
export function startScrollRestoration(): void {
  showEntry();
  if (document.readyState === 'complete') setScrollRestoration('manual');
  window.addEventListener('pageshow', () => setScrollRestoration('manual'));
  window.addEventListener('scroll', () => shown === currentKey() && recordPosition(), {passive: true});
  window.addEventListener('pagehide', () => {
    setScrollRestoration('auto');
    writeItems(session, {[POSITIONS_ITEM]: formatPositions(positions)});
  });
}
