import type {ReactNode} from 'react';
import clsx from 'clsx';
import {withoutMarkup} from '../../../../openapi/pages/markdown';
import type {EssentialsBlock, EssentialsItem} from '../../../../openapi/pages/page';
import {Markdown} from '../Markdown';
import {UnverifiedText} from '../UnverifiedText';
import styles from './styles.module.css';

/** What to know before the first request: access, cost, behavior. */
export function Essentials({rows, about, unverified}: EssentialsBlock): ReactNode {
  return (
    <div className={styles.essentials}>
      <dl className={clsx('plain-codes', styles.rows)}>
        {rows.map(({term, items}) => (
          <div key={term} className={styles.row}>
            <dt>{term}</dt>
            <dd>
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

function Item(item: EssentialsItem): ReactNode {
  const {value, unverified, tag} = item;
  return (
    <div className={tag && styles.tag}>
      <Value {...item} />
      <UnverifiedText point={unverified} about={withoutMarkup(value)} />
    </div>
  );
}

/** The value and details. Native details work without JavaScript. */
function Value({value, details, more}: EssentialsItem): ReactNode {
  const text = <Markdown inline text={value} />;
  if (details === undefined) return text;
  return (
    <>
      {more !== undefined && text}
      <details className={styles.more}>
        <summary>{more ?? text}</summary>
        {details}
      </details>
    </>
  );
}
