import type {PropsWithChildren, ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {Unverified} from '@site/src/components/Unverified';
import styles from './styles.module.css';

interface Props {
  readonly anchor: string;
  readonly unverified?: string;
}

/** The body of a request as a whole: a field in it may be of the same shape and lead here. */
export function RequestBody({anchor, unverified, children}: PropsWithChildren<Props>): ReactNode {
  useBrokenLinks().collectAnchor(anchor);
  return (
    <div className={styles.body} id={anchor}>
      {unverified && <Unverified what={unverified} />}
      {children}
    </div>
  );
}
