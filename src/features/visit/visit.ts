import {readItem, session, writeItems} from '../storage';
import {removeVisitorItems} from './visitorItems';

/**
 * A visit is the activity of one person in this tab until a logout. Its number is in session storage, so that a page in the
 * back/forward cache notices that another page of the tab has ended its visit.
 */
const VISIT = 'devdocs.visit';

/** Why a visit ended. `elsewhere` if another page of this tab ended it. */
export type VisitEnd = 'loggedOut' | 'expired' | 'loggedIn' | 'keyCleared' | 'keyReplaced' | 'elsewhere';

/** Window event at the end of a visit. Listeners must drop its data. */
const ENDED = 'devdocs:visit-ended';

const stored = (): number => Number(readItem(session, VISIT)) || 0;

let here: number | undefined;

function announce(why: VisitEnd): void {
  window.dispatchEvent(new CustomEvent(ENDED, {detail: why}));
}

/** The number of the current visit. Reads storage each time, because another page of this tab may have ended the visit. */
export function currentVisit(): number {
  const visit = stored();
  const isOver = here !== undefined && here !== visit;
  here = visit;
  if (isOver) announce('elsewhere');
  return visit;
}

/** Removes the visitor's data in this tab, and calls all listeners, once per visit. */
export function endVisit(why: VisitEnd): void {
  const before = here;
  const visit = currentVisit();
  if (before !== undefined && before !== visit && why !== 'loggedIn') return;
  removeVisitorItems();
  writeItems(session, {[VISIT]: String(visit + 1)});
  here = stored();
  announce(why);
}

/** Calls back at each end of a visit, also when this page wakes up after it. Returns a function that stops it. */
export function onVisitEnd(listener: (why: VisitEnd) => void): () => void {
  currentVisit();
  const hear = (event: Event): void => listener((event as CustomEvent<VisitEnd>).detail);
  const wake = (): void => void currentVisit();
  const listening = new AbortController();
  const {signal} = listening;
  window.addEventListener(ENDED, hear, {signal});
  for (const type of ['pageshow', 'focus']) window.addEventListener(type, wake, {signal});
  document.addEventListener('visibilitychange', wake, {signal});
  return () => listening.abort();
}
