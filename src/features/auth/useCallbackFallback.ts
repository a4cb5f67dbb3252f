import {useEffect, useRef} from 'react';
import type {CallbackTexts} from './callback/runCallback';
import {readItem, session} from '../storage';
import {showMessage} from './callback/showMessage';
import {isCallbackUrl} from './core/isCallbackUrl';
import {keys} from './core/keys';

/**
 * Replaces the callback script if it could not be loaded, so that the URL still has a code or an error after hydration.
 * Cleans the URL before analytics or another page can see it.
 */
export function useCallbackFallback(texts: CallbackTexts): void {
  const latest = useRef(texts);
  useEffect(() => {
    const {pathname, search} = window.location;
    if (!isCallbackUrl({pathname, search})) return;
    window.history.replaceState(null, '', pathname);
    document.documentElement.dataset.logInReturn = '';
    import(/* webpackChunkName: "log-in-return" */ './callback/runCallback').then(
      ({runCallback}) => runCallback(latest.current, search),
      () => {
        // Visitors expect a message in our popup.
        if (readItem(session, keys.popup) !== null) showMessage(latest.current.failed);
      },
    );
  }, []);
}
