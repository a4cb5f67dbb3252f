import {useEffect} from 'react';
import {flushSync} from 'react-dom';
import {formEntry, isLinked, markFormEntry, pushFormEntry, unmarkFormEntry} from '../formEntry';
import {isSheet} from './useSheet';

/** Whether the sheet closes for a link that the visitor follows from it. Back then returns to the sheet. */
let isFollowing = false;

/** Closes a sheet before the browser goes to the field behind it. */
export function leaveSheet(close: () => void): void {
  if (!isSheet()) return;
  isFollowing = true;
  flushSync(close);
  isFollowing = false;
}

/** Keeps the router from an event between two entries of the same page, for which it would scroll. */
const forRouter = (event: Event): void => event.stopImmediatePropagation();

function enter(): void {
  if (formEntry()) return;
  // The entry of a link is the form's own.
  if (isSheet() && !isLinked()) pushFormEntry();
  else markFormEntry();
}

function leave(): void {
  if (formEntry() === 'marked') unmarkFormEntry();
  if (formEntry() !== 'pushed') return;
  window.addEventListener('popstate', forRouter, {capture: true, once: true});
  window.history.back();
}

/**
 * Remembers in the history that the form is open. A sheet has an entry of its own, so that Back closes it and Forward opens
 * it, as in apps, also while its code is loading.
 */
export function useFormHistory(isShown: boolean, open: () => void, close: () => void): void {
  useEffect(() => {
    const {pathname} = window.location;
    const isHere = (): boolean => window.location.pathname === pathname;
    const follow = (event: PopStateEvent): void => {
      const isWanted = formEntry() !== undefined;
      if (isWanted === isShown || !isSheet() || !isHere()) return;
      forRouter(event);
      (isWanted ? open : close)();
    };
    if (isShown) enter();
    // Before the router, which listens to the same target.
    window.addEventListener('popstate', follow, {capture: true});
    return () => {
      window.removeEventListener('popstate', follow, {capture: true});
      if (isShown && !isFollowing && isHere()) leave();
    };
  }, [isShown, open, close]);
}
