/**
 * Loads the style sheet and the site's scripts after the first paint, because a page is readable without them: on a slow line
 * they would compete with the text. The page itself has the styles of its elements, and not of what scripts add, so scripts
 * run after the style sheet. A press or a key starts them immediately. `plugins/light-pages` compiles this to a file that the
 * page template loads, at once, so that no press is lost.
 */
import {scrollToCurrent} from '@site/src/utils/scrollToCurrent';
import {followOldLink} from './followOldLink';
import {fetchFontWhenIdle} from './fetchFont';
import {replayMenuTap} from './replayMenuTap';
import {layOutAtInput} from './layOutAtInput';
import {addLink, loadStyles} from './loadStyles';
import {restorePosition} from './restorePosition';
import {showLoadError} from './showLoadError';

const {scripts = '', styles = ''} = document.currentScript?.dataset ?? {};
const urls = scripts.split(' ');
const INPUTS = ['pointerdown', 'touchstart', 'keydown'] as const;
const starting = new AbortController();

function whenParsed(work: () => void): void {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', work, {once: true});
  else work();
}

function addScripts(): void {
  restorePosition();
  for (const url of urls) {
    const script = document.createElement('script');
    script.src = url;
    script.addEventListener('error', () => showLoadError(true));
    // Run in order.
    script.async = false;
    document.head.append(script);
  }
}

function start(): void {
  if (starting.signal.aborted) return;
  starting.abort();
  for (const href of urls) void addLink({rel: 'preload', as: 'script', href});
  // They require the whole page.
  void loadStyles(styles.split(' ')).then(() => whenParsed(addScripts));
}

void followOldLink();
// The sidebar is at the end of the document.
whenParsed(() => document.querySelectorAll<HTMLElement>('#docs-sidebar .menu').forEach(scrollToCurrent));
fetchFontWhenIdle();
replayMenuTap();
layOutAtInput();
for (const input of INPUTS) {
  window.addEventListener(input, start, {capture: true, passive: true, signal: starting.signal});
}
if (document.hidden || !PerformanceObserver.supportedEntryTypes.includes('paint')) start();
else {
  new PerformanceObserver((entries) => {
    // The first paint of all may be only the background.
    if (entries.getEntriesByName('first-contentful-paint').length > 0) start();
  }).observe({type: 'paint', buffered: true});
}
