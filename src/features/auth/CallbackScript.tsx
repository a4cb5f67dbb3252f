import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useCallbackTexts} from './useCallbackTexts';
import {useCallbackFallback} from './useCallbackFallback';

/**
 * The script of the redirect URI, in a separate file (plugins/log-in-callback). It is in the head and not deferred, so that
 * it cleans the URL before other scripts can read it, and closes the popup before the page is visible. If it can't be
 * loaded, the page does the same.
 */
export function CallbackScript(): ReactNode {
  const texts = useCallbackTexts();
  useCallbackFallback(texts);
  const {ssoUrl, done, failed} = texts;
  return (
    <Head>
      <script src="/log-in-callback.js" data-sso-url={ssoUrl} data-done={done} data-failed={failed} />
    </Head>
  );
}
