import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {translate} from '@docusaurus/Translate';
import {useSiteSettings} from '../settings';
import {useCallbackFallback} from './useCallbackFallback';

/**
 * The script of the redirect URI, in a separate file (plugins/log-in-callback). It is in the head and not deferred, so that
 * it cleans the URL before other scripts can read it, and closes the popup before the page is visible. If it can't be
 * loaded, the page does the same.
 */
export function CallbackScript(): ReactNode {
  const {ssoUrl} = useSiteSettings();
  const done = translate({id: 'site.logIn.done', message: 'You can close this window.'});
  const failed = translate({id: 'site.logIn.failed', message: 'Login failed. Close this window and try again.'});
  useCallbackFallback({ssoUrl, done, failed});
  return (
    <Head>
      <script src="/log-in-callback.js" data-sso-url={ssoUrl} data-done={done} data-failed={failed} />
    </Head>
  );
}
