import type {PropsWithChildren, ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ErrorListBlock, ResponseBlock} from '@site/openapi/pages/page';
import {Markdown} from './Markdown';
import {UnverifiedText} from './UnverifiedText';
import styles from './styles.module.css';

type Props = PropsWithChildren<Pick<ResponseBlock, 'status' | 'meaning' | 'anchor' | 'unverified'>>;

/** One response in full. Native details work without JavaScript and with find-in-page. */
export function Response({status, meaning, anchor, unverified, children}: Props): ReactNode {
  useBrokenLinks().collectAnchor(anchor);
  return (
    <details className={styles.response} open id={anchor}>
      <summary>
        <b>{status}</b> {meaning}
      </summary>
      {children}
      <UnverifiedText point={unverified} about={`${status} ${meaning}`} />
    </details>
  );
}

export const ErrorList = ({rows}: ErrorListBlock): ReactNode => (
  <ul className="plain-list">
    {rows.map((row) => (
      <ErrorRow key={row.anchor} {...row} />
    ))}
  </ul>
);

function ErrorRow({status, meaning, anchor, url, text, unverified}: ErrorListBlock['rows'][number]): ReactNode {
  useBrokenLinks().collectAnchor(anchor);
  return (
    <li className={styles.error} id={anchor}>
      <Link to={url}>
        <b>{status}</b> {meaning}
      </Link>
      <div>
        <Markdown text={text} />
        <UnverifiedText point={unverified} about={`${status} ${meaning}`} />
      </div>
    </li>
  );
}
