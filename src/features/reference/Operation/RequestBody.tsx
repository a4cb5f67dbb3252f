import type {PropsWithChildren, ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {RequestBodyBlock} from '../../../../openapi/pages/page';
import {UnverifiedText} from '../UnverifiedText';
import styles from './styles.module.css';

type Props = PropsWithChildren<Pick<RequestBodyBlock, 'anchor' | 'unverified'>>;

/** The body of a request as a whole. It has an anchor because a field in it can have its shape and link to it. */
export function RequestBody({anchor, unverified, children}: Props): ReactNode {
  useBrokenLinks().collectAnchor(anchor);
  return (
    <div className={styles.body} id={anchor}>
      <UnverifiedText what={unverified} />
      {children}
    </div>
  );
}
