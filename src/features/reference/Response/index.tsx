import type {PropsWithChildren, ReactNode} from 'react';
import {Unverified} from '@site/src/components/Unverified';
import {meaningOf} from '../core/statusCodes';
import styles from './styles.module.css';

interface Props {
  readonly status: string;
  readonly open?: boolean;
  readonly unverified?: string;
}

/** One answer of an operation. Native details: it opens without script, and find-in-page reaches it. */
export function Response({status, open, unverified, children}: PropsWithChildren<Props>): ReactNode {
  return (
    <details className={styles.response} open={open} id={`response-${status}`}>
      <summary className={styles.summary}>
        <b className={status.startsWith('2') ? styles.good : styles.bad}>{status}</b> {meaningOf(status)}
      </summary>
      <div className={styles.content}>
        {children}
        {unverified && <Unverified what={unverified} />}
      </div>
    </details>
  );
}
