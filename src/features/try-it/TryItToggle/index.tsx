import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import styles from './styles.module.css';

/** The button that opens try-it on an operation page. The one in the workbench also closes it (../mount). */
export function TryItToggle({closes = false}: {readonly closes?: boolean}): ReactNode {
  return (
    <button type="button" className={styles.toggle} data-try-it-toggle aria-expanded="false">
      <span className={closes ? styles.open : undefined}>{translate({message: 'Try it'})}</span>
      {closes && (
        <span className={styles.close}>
          <span className="visually-hidden">{translate({message: 'Close'})}</span>
        </span>
      )}
    </button>
  );
}
