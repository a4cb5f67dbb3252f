import {type ReactNode, useEffect} from 'react';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import {useSiteSettings} from '@site/src/features/settings';
import {isConfigured} from './core/client';
import {startLogIn} from './useAuth';

/**
 * The place and the texts of the script of the redirect URI. The build puts it inline (plugins/page-output/callbackStep.ts),
 * so that it cleans the URL before other scripts can read it, and closes the popup before the page is visible. `npm start`
 * loads it.
 */
function CallbackScript(): ReactNode {
  const {ssoUrl} = useSiteSettings();
  const done = translate({message: 'You can close this window.'});
  const failed = translate({message: 'Login failed. Close this window and try again.'});
  useEffect(() => {
    if (process.env.NODE_ENV === 'production') return;
    void import('./callback/runCallback').then(({runCallback}) => {
      runCallback({ssoUrl, done, failed}, window.location.search);
    });
  }, [ssoUrl, done, failed]);
  return (
    <Head>
      <meta name="log-in-callback" data-sso-url={ssoUrl} data-done={done} data-failed={failed} />
    </Head>
  );
}

/** Whether the site was built with login. Unlike the status of `useAuth`, it is known on the server. */
export const useLogInPlanned = (): boolean => isConfigured(useSiteSettings());

/** Starts login for all pages, if its settings are set. */
export function LogIn(): ReactNode {
  const settings = useSiteSettings();
  const isPlanned = useLogInPlanned();
  const {pathname} = useLocation();
  useEffect(() => {
    if (isPlanned) startLogIn(settings);
  }, [isPlanned, settings]);
  return isPlanned && pathname === '/' && <CallbackScript />;
}
