import {POSITIONS_ITEM, keyIn, parsePositions} from '@site/src/features/scroll-restoration/core/positions';
import {readItem, session} from '@site/src/features/storage';

/**
 * Goes to where the visitor was at this entry of the history. The browser does so itself only for the entry that was shown
 * last. Later, when the other scripts are there, the visitor may have read on.
 */
export function restorePosition(): void {
  if (window.history.scrollRestoration !== 'manual') return;
  const top = readItem(session, POSITIONS_ITEM, parsePositions)?.get(keyIn(window.history.state) ?? '');
  if (top !== undefined) window.scrollTo({top, behavior: 'instant'});
}
