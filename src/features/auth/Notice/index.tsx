import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {type Problem, useAuth} from '../AuthContext';
import styles from './styles.module.css';

const sentences: Readonly<Record<Problem, ReactNode>> = {
  blocked: (
    <Translate id="site.logIn.blocked">
      Your browser blocked the login window. Allow pop-ups for this site, then log in again.
    </Translate>
  ),
  storageFull: (
    <Translate id="site.logIn.storageFull">
      Your browser has no storage left to keep you logged in. Clear the data stored for this site, then log in again.
    </Translate>
  ),
  notLoaded: (
    <Translate id="site.logIn.notLoaded">
      Login could not be loaded. Check your network connection, then log in again.
    </Translate>
  ),
};

/** Says that the provider's window is open, or why the last login attempt could not start. The element always exists, so that screen readers announce its text. */
export function Notice(): ReactNode {
  const {problem, waiting} = useAuth();
  return (
    <p role="status" className={styles.notice}>
      {problem
        ? sentences[problem]
        : waiting && <Translate id="site.logIn.waiting">Waiting for the login window.</Translate>}
    </p>
  );
}
