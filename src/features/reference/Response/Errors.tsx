import type {PropsWithChildren, ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {meaningOf} from '../core/statusCodes';
import {Status} from './Status';
import styles from './styles.module.css';

/** The errors that an operation shares with others: a line for each, told at length elsewhere. */
export function Errors({children}: PropsWithChildren): ReactNode {
  return <ul className={styles.errors}>{children}</ul>;
}

interface RowProps {
  readonly status: string;
  readonly anchor: string;
  /** Where the error is told in full. */
  readonly to: string;
  /** Something of it is not confirmed; what, is told there. */
  readonly unverified?: boolean;
}

export function ErrorRow({status, anchor, to, unverified, children}: PropsWithChildren<RowProps>): ReactNode {
  useBrokenLinks().collectAnchor(anchor);
  return (
    <li className={styles.error} id={anchor}>
      <Link to={to} className={styles.errorName}>
        <Status status={status} /> {meaningOf(status)}
      </Link>
      <div className={styles.errorWords}>
        {children}
        {unverified && (
          <small>
            <Translate id="site.error.unverified">(partly unverified)</Translate>
          </small>
        )}
      </div>
    </li>
  );
}
