import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {useAuth} from './AuthContext';

/** The name of a control that logs in, which says when the visitor is being logged in. */
export const LogInLabel = (): ReactNode =>
  useAuth().status === 'exchanging' ? (
    <Translate id="site.logIn.loggingIn">Logging in</Translate>
  ) : (
    <Translate id="site.logIn.logIn">Log In</Translate>
  );
