import {type PropsWithChildren, type ReactNode, useEffect, useMemo, useState, useSyncExternalStore} from 'react';
import {useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import {useSiteSettings} from '../settings';
import {AuthContext, UNAVAILABLE} from './AuthContext';
import {CallbackScript} from './CallbackScript';
import {Controller} from './controller';
import {isConfigured} from './core/client';

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
