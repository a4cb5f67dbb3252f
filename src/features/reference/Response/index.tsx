import type {PropsWithChildren, ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {Unverified} from '@site/src/components/Unverified';
import {meaningOf} from '../core/statusCodes';
import {Status} from './Status';
import styles from './styles.module.css';

interface Props {
  readonly status: string;
  readonly anchor: string;
  readonly unverified?: string;
}

/** One answer of an operation, in full. Native details: it folds without script, and find-in-page reaches it. */
export function Response({status, anchor, unverified, children}: PropsWithChildren<Props>): ReactNode {
  useBrokenLinks().collectAnchor(anchor);
  return (
    <details className={styles.response} open id={anchor}>
      <summary className={styles.summary}>
        <Status status={status} />{' '}
        {status === 'default' ? <Translate id="site.response.default">any other status</Translate> : meaningOf(status)}
      </summary>
      <div className={styles.content}>
        {children}
        {unverified && <Unverified what={unverified} />}
      </div>
    </details>
  );
}
