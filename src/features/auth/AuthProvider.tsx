import {type PropsWithChildren, type ReactNode, useEffect, useMemo, useState, useSyncExternalStore} from 'react';
import {useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import {useSiteSettings} from '../settings';
import {AuthContext, UNAVAILABLE} from './AuthContext';
import {Controller} from './controller';
import {isConfigured} from './core/client';
import Head from '@docusaurus/Head';

/**
 * The place and the texts of the script of the redirect URI. The build puts it inline (plugins/page-output/callbackStep.ts),
 * so that it cleans the URL before other scripts can read it, and closes the popup before the page is visible. `npm start`
 * loads it.
 */
function CallbackScript(): ReactNode {
  const {ssoUrl} = useSiteSettings();
  const done = translate({id: 'site.logIn.done', message: 'You can close this window.'});
  const failed = translate({id: 'site.logIn.failed', message: 'Login failed. Close this window and try again.'});
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

function ConfiguredProvider({children}: PropsWithChildren): ReactNode {
  const settings = useSiteSettings();
  const {pathname} = useLocation();
  const [controller] = useState(() => new Controller(settings));
  const view = useSyncExternalStore(controller.subscribe, controller.getView, () => UNAVAILABLE);
  useEffect(() => controller.start(), [controller]);
  const auth = useMemo(() => {
    const {logIn, logOut, accessToken, cancel} = controller;
    const unnamed = translate({id: 'site.logIn.unnamed', message: 'Logged In'});
    return {
      ...view,
      ...(view.status === 'loggedIn' && {display: view.initials ?? unnamed}),
      ...{logIn, logOut, accessToken, cancel},
    };
  }, [controller, view]);
  return (
    <AuthContext.Provider value={auth}>
      {pathname === '/' && <CallbackScript />}
      {children}
    </AuthContext.Provider>
  );
}

/** Whether the site was built with login. Unlike the status of `useAuth`, it is known on the server. */
export const useLogInPlanned = (): boolean => isConfigured(useSiteSettings());

/** Provides login to all pages, if its settings are set. */
export function AuthProvider({children}: PropsWithChildren): ReactNode {
  return useLogInPlanned() ? <ConfiguredProvider>{children}</ConfiguredProvider> : children;
}
