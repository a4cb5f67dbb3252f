import {local, readItem, writeItems} from '../../storage';
import {isSparing} from '../isSparing';
import {whenIdle} from '../whenIdle';

/** Its name has its version, because hosts let browsers keep it forever. */
const FONT = '/fonts/inter-latin-5.3.0.woff2';
/** Item of the local storage: the font that this browser has loaded. */
const FONT_ITEM = 'site-font';

const hasPainted = (): boolean => performance.getEntriesByType('paint').length > 0;

/** Adds the font to the page. If it isn't there at the first paint, the page keeps the fallback. */
function useFont(): void {
  const face = new FontFace('Inter', `url(${FONT})`, {weight: '100 900', display: 'optional'});
  document.fonts.add(face);
  void face.load().catch(() => undefined);
}

/** Puts the font into the cache, for later pages. */
async function fetchFont(): Promise<void> {
  const response = await fetch(FONT, {priority: 'low'});
  await response.arrayBuffer();
  if (response.ok) writeItems(local, {[FONT_ITEM]: FONT});
}

/**
 * A first visit fetches the font when the page is idle, for later pages: it never competes with the text, and no line of text
 * changes its font while someone reads it.
 */
export function loadFont(): void {
  if (readItem(local, FONT_ITEM) === FONT) {
    if (!hasPainted()) useFont();
  } else if (!isSparing()) whenIdle(() => void fetchFont().catch(() => undefined));
}
