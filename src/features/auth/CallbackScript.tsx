import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useCallbackTexts} from './useCallbackTexts';
import {useCallbackFallback} from './useCallbackFallback';

/**
 * The script of the redirect URL, a file of its own (plugins/log-in-callback). It is in the head and is not deferred: it
 * cleans the URL before anything else can read it, and closes the popup before there is anything to see. Where it could
 * not be loaded, the page does its work.
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
