import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {type StartProblem, useAuth} from '../AuthContext';
import styles from './styles.module.css';

const sentences: Readonly<Record<StartProblem, ReactNode>> = {
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
  notLoaded: (
    <Translate id="site.logIn.notLoaded">
      {"Login couldn't be loaded. Check your network connection, then log in again."}
    </Translate>
  ),
};

/**
 * Why the last login attempt ended or could not start, or what the login waits for, with actions, because the provider's
 * window can be behind this one. The status always exists, so that screen readers announce its text. If the page shows a notice, the one
 * in the navbar is hidden.
 */
export function Notice(): ReactNode {
  const {problem, waiting, logIn, cancel} = useAuth();
  const isAtProvider = waiting === 'window' || waiting === 'severedWindow';
  return (
    <div className={styles.notice} data-log-in-notice={problem || waiting ? '' : undefined}>
      <p role="status" className={styles.status}>
        {problem && (problem.text ?? sentences[problem.kind])}
        {!problem && waiting === 'token' && <Translate id="site.logIn.waitingForToken">Logging in…</Translate>}
        {!problem && isAtProvider && <Translate id="site.logIn.waiting">Waiting for the login window…</Translate>}
      </p>
      {isAtProvider && !problem && (
        <div className={styles.actions}>
          {waiting === 'severedWindow' && (
            <span>
              <Translate id="site.logIn.closed">Closed the window? Log in again.</Translate>
            </span>
          )}
          <button type="button" className={styles.button} onClick={logIn}>
            {waiting === 'window' ? (
              <Translate id="site.logIn.bringToFront">Bring it to the front</Translate>
            ) : (
              <Translate id="site.logIn.openNew">Open a new login window</Translate>
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
