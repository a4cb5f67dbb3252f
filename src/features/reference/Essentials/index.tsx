import type {ReactNode} from 'react';
import clsx from 'clsx';
import {withoutMarkup} from '@site/openapi/pages/inlineMarkdown';
import type {EssentialsBlock, EssentialsItem} from '@site/openapi/pages/page';
import {Markdown} from '../Markdown';
import {UnverifiedText} from '../UnverifiedText';
import styles from './styles.module.css';

/** What to know before the first request: access, cost, paging or processing, retries. */
export function Essentials({rows, about, unverified}: EssentialsBlock): ReactNode {
  return (
    <div className={styles.essentials}>
      <dl className={clsx('plain-codes', styles.rows)}>
        {rows.map(({term, items, isList}) => (
          <div key={term} className={clsx(styles.row, isList && ['site-bar', styles.list])}>
            <dt>{term}</dt>
            <dd className={clsx(isList && 'site-bar')}>
              {items.map((item) => (
                <Item key={item.value} {...item} />
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <UnverifiedText point={unverified} about={about} />
    </div>
  );
}

/** The value and details, which open below the facts. Native details work without JavaScript. */
function Item({value, details, more, unverified}: EssentialsItem): ReactNode {
  const text = <Markdown inline text={value} />;
  return (
    <div className={styles.item}>
      {(details === undefined || more !== undefined) && text}
      {details !== undefined && (
        <details className="text-soft" data-note>
          <summary className={styles.more}>{more ?? text}</summary>
          <p className="site-note">{details}</p>
        </details>
      )}
      <UnverifiedText point={unverified} about={withoutMarkup(value)} />
    </div>
  );
}
