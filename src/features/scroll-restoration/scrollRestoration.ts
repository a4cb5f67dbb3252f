import {isObject} from '../../utils/isObject';
import {readItem, session, writeItems} from '../storage';
import {formatPositions, parsePositions} from './core/positions';

const NAME = 'devdocs.scroll';

const positions = new Map(parsePositions(readItem(session, NAME)));

/** The key of the history's entry whose page is shown. */
let shown = '';

/** The router's key of the current entry, if the router has made it. */
function currentKey(): string | undefined {
  const state: unknown = window.history.state;
  return isObject(state) && typeof state.key === 'string' ? state.key : undefined;
}

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

/** Records the position of the page that is shown. Call this before another page replaces it. */
export function recordPosition(): void {
  positions.delete(shown);
  positions.set(shown, window.scrollY);
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
  const top = positions.get(key);
  if (top !== undefined) window.scrollTo({top, behavior: 'instant'});
}

/**
 * Records and restores the scroll position of each entry of the history, also across reloads. The browser does so only for
 * the entry that was shown last when it loads its page again, because the page is there before this script.
 */
export function startScrollRestoration(): void {
  showEntry();
  if (window.history.scrollRestoration === 'manual') restorePosition(shown);
  if (document.readyState === 'complete') setScrollRestoration('manual');
  window.addEventListener('pageshow', () => setScrollRestoration('manual'));
  window.addEventListener('scroll', () => shown === currentKey() && recordPosition(), {passive: true});
  window.addEventListener('pagehide', () => {
    setScrollRestoration('auto');
    writeItems(session, {[NAME]: formatPositions(positions)});
  });
}
