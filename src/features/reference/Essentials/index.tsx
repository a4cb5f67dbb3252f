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

function Item({value, unverified, details}: EssentialsItem): ReactNode {
  return (
    <div>
      <Markdown inline text={value} />
      {details !== undefined && <small className={styles.detail}>{details}</small>}
      <UnverifiedText point={unverified} about={withoutMarkup(value)} />
    </div>
  );
}
