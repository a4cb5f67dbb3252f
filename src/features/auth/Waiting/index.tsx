import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {useAuth} from '../AuthContext';
import styles from './styles.module.css';

/** Actions while the login window is open. It can be behind this window. */
export function Waiting(): ReactNode {
  const {problem, waiting} = useAuth();
  if (!waiting || problem) return null;
  return (
    <div className={styles.actions}>
      <button type="button" className={styles.button} onClick={waiting.bringToFront}>
        <Translate id="site.logIn.bringToFront">Bring it to the front</Translate>
      </button>
      <button type="button" className={styles.button} onClick={waiting.cancel}>
        <Translate id="site.logIn.cancel">Cancel</Translate>
      </button>
    </div>
  );
}
