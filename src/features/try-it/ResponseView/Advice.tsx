import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {Advice as Words} from '../statusAdvice';
import styles from './styles.module.css';

interface Props {
  readonly advice: Words;
  /** Whether there is nothing else to show. */
  readonly isAll: boolean;
}

/** What happened, in one line, and what to do about it. */
export function Advice({advice: {title, help}, isAll}: Props): ReactNode {
  if (isAll) {
    return (
      <div className={styles.advice}>
        <p className={styles.title} tabIndex={-1} data-outcome>
          {title}
        </p>
        <p>{help}</p>
      </div>
    );
  }
  return (
    <details className={styles.advice}>
      <summary>
        <span className={styles.title}>{title}</span>{' '}
        <span className={styles.why}>
          <Translate id="site.tryIt.why">Why?</Translate>
        </span>
      </summary>
      <p>{help}</p>
    </details>
  );
}
