import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';
import {isObject} from '@site/src/utils/isObject';
import {readItem, session, writeItems} from '@site/src/features/storage';
import {POSITIONS_ITEM, formatPositions, keyIn, parsePositions} from './core/positions';

/** What a visitor opened and typed in static HTML, by key of the history's entry, as long as the document lives. */
const kept = new Map<string, {readonly open: readonly boolean[]; readonly filters: readonly string[]}>();

const partsOfPage = <Part extends HTMLElement>(selector: string): Part[] =>
  [...document.querySelectorAll<Part>(`[data-static-page] ${selector}`)].filter(
    (part) => !part.closest('[data-try-it-panel]'),
  );
const folds = (): HTMLDetailsElement[] => partsOfPage('details');
const filters = (): HTMLInputElement[] => partsOfPage('[data-filter-list] input[type=search]');

/** Keeps the folds and filters of the page that is shown. A filter opens its folds itself. */
function keepFolds(key: string): void {
  const open = folds().map((fold) => fold.open && fold.dataset.unfolded === undefined);
  kept.set(key, {open, filters: filters().map(({value}) => value)});
}

/** Opens the folds of an entry that was shown before, and filters its lists. The page can have changed since. */
function restoreFolds(key: string): void {
  const was = kept.get(key);
  const now = folds();
  if (!was || now.length !== was.open.length) return;
  for (const [index, fold] of now.entries()) fold.open = was.open[index] ?? fold.open;
  for (const [index, input] of filters().entries()) {
    input.value = was.filters[index] ?? '';
    if (input.value !== '') input.dispatchEvent(new Event('input'));
  }
}

const positions = new Map(readItem(session, POSITIONS_ITEM, parsePositions));

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

/** Keeps the position while a message is shown instead of the page. The returned function goes there when the page has come. */
export function holdPosition(): () => void {
  isHeld = true;
  return () => {
    isHeld = false;
    // React puts the page into the document in the same task.
    queueMicrotask(() => restorePosition(shown));
  };
}

/** Scrolls to the position of an entry that was shown before. A new entry has none. */
function restorePosition(key: string): void {
  shown = key;
  restoreFolds(key);
  const top = positions.get(key);
  if (top !== undefined) window.scrollTo({top, behavior: 'instant'});
}

/** After a reload, browsers restore only the entry that was shown last, and the start script the others. */
function startScrollRestoration(): void {
  shown = ensureKey();
  if (document.readyState === 'complete') window.history.scrollRestoration = 'manual';
  window.addEventListener('pageshow', () => (window.history.scrollRestoration = 'manual'));
  window.addEventListener('scroll', () => shown === currentKey() && recordPosition(), {passive: true});
  window.addEventListener('pagehide', () => {
    window.history.scrollRestoration = 'auto';
    writeItems(session, {[POSITIONS_ITEM]: formatPositions(positions)});
  });
}

/** Docusaurus scrolls after every navigation, Back included, before or after the browser restores the position. */
if (ExecutionEnvironment.canUseDOM) startScrollRestoration();

/** Docusaurus calls this before it loads a page, and the returned function before it renders it. */
export const onRouteUpdate: ClientModule['onRouteUpdate'] =
  ({location, previousLocation}) =>
  () => {
    // The browser has followed a link within the page already.
    if (!previousLocation || previousLocation.pathname === location.pathname) return;
    recordPosition();
    keepFolds(shown);
  };

/** Docusaurus calls this after it has rendered a page and scrolled. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({location, previousLocation}) => {
  // The browser has loaded the page.
  if (!previousLocation) return;
  // The browser has followed a link within the page.
  if (location.key === undefined) shown = ensureKey();
  else restorePosition(location.key);
  // No element has a fragment that fills in a form, so Docusaurus stays where the last page was.
  const isNew = location.key !== undefined && !positions.has(location.key);
  if (isNew && location.hash.includes('?')) window.scrollTo({top: 0, behavior: 'instant'});
};
