import type {Draft} from './core/draft';
import {FRAGMENT_PREFIX, draftOf} from './core/link';
import {markFormEntry} from './formEntry';

/** The request of the link that opened the page. */
export function linkedDraft(): Draft | undefined {
  const draft = draftOf(window.location.hash);
  return draft && {...draft, isLinked: true};
}

/** Removes a request from the URL once the form has it: what visitors type or log out of stays in no history. */
export function dropFragment(): void {
  const {hash, pathname, search} = window.location;
  if (hash.startsWith(FRAGMENT_PREFIX)) markFormEntry(pathname + search);
}
