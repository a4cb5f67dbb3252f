import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {useAuth} from '../AuthContext';
import {Account} from '../Account';
import {LogInLabel} from '../LogInLabel';
import {Notice} from '../Notice';
import styles from './styles.module.css';

/** Log In or Log Out in the sidebar of narrow screens, above both menus. */
export function MobileLogIn(): ReactNode {
  const {status, display, logIn, logOut} = useAuth();
  if (status === 'unavailable') return null;
  const loggedIn = display !== undefined;
  return (
    <div className={styles.row}>
      {loggedIn && <bdi className={styles.initials}>{display}</bdi>}
      <button
        type="button"
        className={styles.button}
        aria-disabled={status === 'exchanging'}
        onClick={loggedIn ? logOut : logIn}>
        {loggedIn ? <Translate id="site.logIn.logOut">Log Out</Translate> : <LogInLabel />}
      </button>
      {loggedIn && <Account />}
      <Notice />
    </div>
  );
}
