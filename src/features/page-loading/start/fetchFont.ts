import {local, oneOf, readItem, writeItems} from '@site/src/features/storage';
import {FONT, FONT_FAMILY, FONT_ITEM, FONT_WEIGHTS} from '../core/font';
import {savesData} from '../savesData';
import {whenIdle} from '../whenIdle';

async function fetchFont(): Promise<void> {
  const response = await fetch(FONT, {priority: 'low'});
  if (!response.ok) return;
  const font = new FontFace(FONT_FAMILY, await response.arrayBuffer(), {weight: FONT_WEIGHTS});
  document.fonts.add(await font.load());
  writeItems(local, {[FONT_ITEM]: FONT});
}

/**
 * On a first visit, loads the font when the page is idle, so that it never competes with the text. The fallback has its
 * widths (css/fonts.css): letters change, and nearly all lines stay.
 */
export function fetchFontWhenIdle(): void {
  if (readItem(local, FONT_ITEM, oneOf(FONT)) !== undefined || savesData()) return;
  whenIdle(() => void fetchFont().catch(() => undefined));
}
