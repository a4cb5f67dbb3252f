import {translate} from '@docusaurus/Translate';
import {useSiteSettings} from '../settings';
import type {CallbackTexts} from './callback/runCallback';

/** The settings and texts of the callback page. */
export function useCallbackTexts(): CallbackTexts {
  const {ssoUrl} = useSiteSettings();
  return {
    ssoUrl,
    done: translate({id: 'site.logIn.done', message: 'You can close this window.'}),
    failed: translate({
      id: 'site.logIn.failed',
      message: 'Login failed. Close this window and try again.',
    }),
  };
}
