import {readItem, session, writeItems} from '../storage';
import {type EntryLocation, entryOf, formatPositions, parsePositions} from './core/positions';

const NAME = 'devdocs.scroll';

const positions = new Map(parsePositions(readItem(session, NAME)));

/** The entry of the history whose page is shown. */
let shown: string | undefined;

function currentEntry(): string | undefined {
  const {pathname, hash} = window.location;
  return entryOf({key: (window.history.state as {key?: string} | null)?.key, pathname, hash});
}

function record(): void {
  // After Back, the browser scrolls the page that is still shown.
  if (shown === undefined || shown !== currentEntry()) return;
  positions.delete(shown);
  positions.set(shown, window.scrollY);
}

/** Records the scroll position of each entry of the history, also across reloads. */
export function recordScroll(): void {
  shown = currentEntry();
  window.addEventListener('scroll', record, {passive: true});
  window.addEventListener('pagehide', () => writeItems(session, {[NAME]: formatPositions(positions)}));
}

/** Restores the scroll position of an entry that was shown before. A new entry has none. */
export function restoreScroll(location: EntryLocation): void {
  shown = entryOf(location);
  const top = shown === undefined ? undefined : positions.get(shown);
  if (top !== undefined) window.scrollTo({top, behavior: 'instant'});
}
