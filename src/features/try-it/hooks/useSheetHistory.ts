import {useEffect} from 'react';
import {isObject} from '@site/src/utils/isObject';
import {FRAGMENT_PREFIX} from '../core/link';
import {isSheet} from '../sheet';

/** State of the history entry of an open sheet. */
const MARK = 'tryItSheet';

const stateOf = (): Readonly<Record<string, unknown>> => {
  const state: unknown = window.history.state;
  return isObject(state) ? state : {};
};

/** Keeps the entry of an open sheet when it closes, for a link that the visitor follows from it. */
export const ownSheetEntry = (): void => window.history.replaceState({...stateOf(), [MARK]: undefined}, '');

/** Keeps the router from an event between two entries of the same page, for which it would scroll. */
const forRouter = (event: Event): void => event.stopImmediatePropagation();

/** Gives an open sheet an entry in the history, so that Back closes it, as in apps. */
export function useSheetHistory(isShown: boolean, close: () => void): void {
  useEffect(() => {
    // Back from a link that fills in the form leaves the page, which has no other state to return to.
    if (!isShown || !isSheet() || (!stateOf()[MARK] && window.location.hash.startsWith(FRAGMENT_PREFIX))) return;
    const {pathname} = window.location;
    if (!stateOf()[MARK]) window.history.pushState({...stateOf(), [MARK]: true}, '');
    const leave = (event: PopStateEvent): void => {
      if (stateOf()[MARK] || window.location.pathname !== pathname) return;
      forRouter(event);
      close();
    };
    // Before the router, which listens to the same target.
    window.addEventListener('popstate', leave, {capture: true});
    return () => {
      window.removeEventListener('popstate', leave, {capture: true});
      if (!stateOf()[MARK]) return;
      window.addEventListener('popstate', forRouter, {capture: true, once: true});
      window.history.back();
    };
  }, [isShown, close]);
}
