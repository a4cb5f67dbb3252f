import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {useAuth} from '../useAuth';
import styles from './styles.module.css';

/**
 * Why the last login attempt ended or could not start, or what the login waits for, with actions, because the provider's
 * window can be behind this one. The status always exists, so that screen readers announce its text. If the page shows a
 * notice, the one in the navbar is hidden.
 */
export function Notice(): ReactNode {
  const {problem, status, logIn, cancel} = useAuth();
  const isAtProvider = status === 'pending' && problem === undefined;
  const isShown = problem !== undefined || isAtProvider || status === 'exchanging';
  return (
    <div className={styles.notice} data-log-in-notice={isShown ? '' : undefined}>
      <div role="status">
        {problem}
        {status === 'exchanging' && <Translate>Logging in…</Translate>}
        {isAtProvider && <Translate>Waiting for the login window…</Translate>}
      </div>
      {isAtProvider && (
        <div className={styles.actions}>
          <span>{translate({message: 'Closed the window? Log in again.'})}</span>
          <button type="button" className="site-button text-small" onClick={logIn}>
            <Translate>Open a new login window</Translate>
          </button>
          <button type="button" className="site-button text-small" onClick={cancel}>
            <Translate>Cancel</Translate>
          </button>
        </div>
      )}
    </div>
  );
}
