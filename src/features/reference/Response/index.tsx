import type {PropsWithChildren, ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ResponseBlock} from '../../../../openapi/pages/page';
import {UnverifiedText} from '../UnverifiedText';
import {Status} from './Status';
import styles from './styles.module.css';

type Props = PropsWithChildren<Pick<ResponseBlock, 'status' | 'meaning' | 'anchor' | 'unverified'>>;

/** One response in full. Native details work without JavaScript and with find-in-page. */
export function Response({status, meaning, anchor, unverified, children}: Props): ReactNode {
  useBrokenLinks().collectAnchor(anchor);
  return (
    <details className={styles.response} open id={anchor}>
      <summary className={styles.summary}>
        <Status status={status} /> {meaning}
      </summary>
      <div className={styles.content}>
        {children}
        <UnverifiedText point={unverified} about={`${status} ${meaning}`} />
      </div>
    </details>
  );
}
