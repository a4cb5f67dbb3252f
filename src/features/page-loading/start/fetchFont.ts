import {local, readItem, writeItems} from '../../storage';
import {FONT, FONT_ITEM} from '../core/font';
import {savesData} from '../savesData';
import {whenIdle} from '../whenIdle';

async function fetchFont(): Promise<void> {
  const response = await fetch(FONT, {priority: 'low'});
  await response.arrayBuffer();
  if (response.ok) writeItems(local, {[FONT_ITEM]: FONT});
}

/** On a first visit, puts the font into the cache when the page is idle. It never competes with the text. */
export function fetchFontWhenIdle(): void {
  if (readItem(local, FONT_ITEM) === FONT || savesData()) return;
  whenIdle(() => void fetchFont().catch(() => undefined));
}
