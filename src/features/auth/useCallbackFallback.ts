import {useEffect, useRef} from 'react';
import type {CallbackTexts} from './callback/runCallback';
import {readItem, session} from '../storage';
import {showMessage} from './callback/showMessage';
import {isCallbackUrl} from './core/isCallbackUrl';
import {keys} from './core/keys';

/**
 * Does the work of the callback script where that could not be loaded: the URL still holds a code or an error when the
 * page has hydrated. The URL is cleaned first, before analytics or another page can see it.
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
        // In a popup of ours the visitor waits for a word.
        if (readItem(session, keys.popup) !== null) showMessage(latest.current.failed);
      },
    );
  }, []);
}
