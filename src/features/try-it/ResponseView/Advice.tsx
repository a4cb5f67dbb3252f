import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
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
  if (help === undefined) return <p className={clsx(styles.advice, styles.title)}>{title}</p>;
  return (
    <details className={styles.advice} open={isAll}>
      <summary data-outcome={isAll ? '' : undefined}>
        <span className={styles.title}>{title}</span>{' '}
        <span className={styles.why}>
          <Translate id="site.tryIt.why">Why?</Translate>
        </span>
      </summary>
      <p>{help}</p>
    </details>
  );
}
