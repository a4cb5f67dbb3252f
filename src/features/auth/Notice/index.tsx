import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {type Problem, type Waiting, useAuth} from '../AuthContext';
import styles from './styles.module.css';

const sentences: Readonly<Record<Problem, ReactNode>> = {
  blocked: (
    <Translate id="site.logIn.blocked">
      Your browser blocked the login window. Allow pop-ups for this site, then log in again.
    </Translate>
  ),
  storageDenied: (
    <Translate id="site.logIn.storageDenied">
      Your browser blocks storage for this site, which login needs. Allow cookies and site data, then reload the page.
    </Translate>
  ),
  storageFull: (
    <Translate id="site.logIn.storageFull">
      Your browser has no storage left to keep you logged in. Clear the data stored for this site, then log in again.
    </Translate>
  ),
  notLoaded: (
    <Translate id="site.logIn.notLoaded">
      {"Login couldn't be loaded. Check your network connection, then log in again."}
    </Translate>
  ),
  denied: <Translate id="site.logIn.denied">Access was denied. Log in again to allow it.</Translate>,
};

/**
 * Why the last login attempt ended or could not start, or that the provider's window is open, with actions, because it can
 * be behind this one. The status always exists, so that screen readers announce its text. If the page shows a notice, the one
 * in the navbar is hidden.
 */
export function Notice(): ReactNode {
  const {problem, waiting, logIn, cancel} = useAuth();
  return (
    <div className={styles.notice} data-log-in-notice={problem || waiting ? '' : undefined}>
      <p role="status" className={styles.status}>
        {problem ? sentences[problem] : waiting && <State waiting={waiting} />}
      </p>
      {waiting && !problem && (
        <div className={styles.actions}>
          <button type="button" className={styles.button} onClick={logIn}>
            {waiting.seemsClosed ? (
              <Translate id="site.logIn.openAgain">Open it again</Translate>
            ) : (
              <Translate id="site.logIn.bringToFront">Bring it to the front</Translate>
            )}
          </button>
          <button type="button" className={styles.button} onClick={cancel}>
            <Translate id="site.logIn.cancel">Cancel</Translate>
          </button>
        </div>
      )}
    </div>
  );
}

const State = ({waiting}: {readonly waiting: Waiting}): ReactNode =>
  waiting.seemsClosed ? (
    <Translate id="site.logIn.closed">Window closed?</Translate>
  ) : (
    <Translate id="site.logIn.waiting">Waiting for the login window.</Translate>
  );
