import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {Advice as Words} from '../statusAdvice';
import styles from './styles.module.css';

interface Props {
  readonly advice: Words;
  /** Whether there is nothing else to show. */
  readonly isAll: boolean;
}

/** What happened, in one line, and what to do about it. */
export function Advice({advice: {title, help}, isAll}: Props): ReactNode {
  const outcome = isAll ? '' : undefined;
  if (help === undefined) {
    return (
      <p className={clsx(styles.advice, styles.title)} tabIndex={-1} data-outcome={outcome}>
        {title}
      </p>
    );
  }
  return (
    <details className={styles.advice} open={isAll}>
      <summary className={styles.title} data-outcome={outcome}>
        {title}
      </summary>
      <p>{help}</p>
    </details>
  );
}
