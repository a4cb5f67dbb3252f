import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {translate} from '@docusaurus/Translate';
import {useSiteSettings} from '../settings';

/**
 * The script of the redirect address, a file of its own (plugins/log-in-callback). It stands in the head and is not
 * deferred: it cleans the address before anything else can read it, and closes the popup before there is anything to see.
 */
export function CallbackScript(): ReactNode {
  const {ssoUrl} = useSiteSettings();
  return (
    <Head>
      <script
        src="/log-in-callback.js"
        data-sso-url={ssoUrl}
        data-done={translate({id: 'site.logIn.done', message: 'You can close this window.'})}
        data-failed={translate({
          id: 'site.logIn.failed',
          message: 'The log-in did not succeed. Close this window and try again.',
        })}
      />
    </Head>
  );
}
