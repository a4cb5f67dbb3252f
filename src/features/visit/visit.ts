import {readItem, session, writeItems} from '../storage';
import {removeVisitorItems} from './visitorItems';

/**
 * A visit is what one person does in this tab, between two ends of a log-in. Its number is in session storage, so that a
 * page that the browser kept in memory notices when another page of the tab has ended the visit it belongs to.
 */
const VISIT = 'devdocs.visit';

/** Why a visit has ended; `elsewhere` when another page of this tab ended it. */
export type VisitEnd = 'loggedOut' | 'expired' | 'loggedIn' | 'elsewhere';

/** Event of the window after the end of a visit: what shows, holds or requests any of it drops it. */
const ENDED = 'devdocs:visit-ended';

const stored = (): number => Number(readItem(session, VISIT)) || 0;

/** The visit that this page belongs to. */
let here: number | undefined;

function announce(why: VisitEnd): void {
  window.dispatchEvent(new CustomEvent(ENDED, {detail: why}));
}

/** The number of the current visit. Reads storage each time: another page of this tab may have ended the last visit. */
export function currentVisit(): number {
  const visit = stored();
  const isOver = here !== undefined && here !== visit;
  here = visit;
  if (isOver) announce('elsewhere');
  return visit;
}

/** Removes what the visitor left in this tab, and calls every listener. A visit that has ended elsewhere ends once. */
export function endVisit(why: VisitEnd): void {
  const before = here;
  const visit = currentVisit();
  if (before !== undefined && before !== visit && why !== 'loggedIn') return;
  removeVisitorItems();
  writeItems(session, {[VISIT]: String(visit + 1)});
  here = stored();
  announce(why);
}

/** Calls back at each end of a visit, also when this page wakes and finds that it has ended. @returns a function that stops it */
export function onVisitEnd(listener: (why: VisitEnd) => void): () => void {
  currentVisit();
  const hear = (event: Event): void => listener((event as CustomEvent<VisitEnd>).detail);
  const wake = (): void => void currentVisit();
  window.addEventListener(ENDED, hear);
  for (const type of ['pageshow', 'focus']) window.addEventListener(type, wake);
  document.addEventListener('visibilitychange', wake);
  return () => {
    window.removeEventListener(ENDED, hear);
    for (const type of ['pageshow', 'focus']) window.removeEventListener(type, wake);
    document.removeEventListener('visibilitychange', wake);
  };
}
