import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ErrorListBlock} from '../../../../openapi/pages/page';
import {Markdown} from '../Markdown';
import {UnverifiedText} from '../UnverifiedText';
import {Status} from './Status';
import styles from './styles.module.css';

/** Shared errors of an operation, with links to their details. */
export function ErrorList({rows}: ErrorListBlock): ReactNode {
  return (
    <ul className={clsx('plain-list', styles.errors)}>
      {rows.map((row) => (
        <Row key={row.anchor} {...row} />
      ))}
    </ul>
  );
}

function Row({status, meaning, anchor, url, text, unverified}: ErrorListBlock['rows'][number]): ReactNode {
  useBrokenLinks().collectAnchor(anchor);
  return (
    <li className={styles.error} id={anchor}>
      <Link to={url} className={styles.errorName}>
        <Status status={status} /> {meaning}
      </Link>
      <div className={styles.errorWords}>
        <Markdown text={text} />
        <UnverifiedText point={unverified} about={`${status} ${meaning}`} />
      </div>
    </li>
  );
}
