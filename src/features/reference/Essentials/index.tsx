import type {ReactNode} from 'react';
import {withoutMarkup} from '../../../../openapi/pages/markdown';
import type {EssentialsBlock, EssentialsItem} from '../../../../openapi/pages/page';
import {Markdown} from '../Markdown';
import {UnverifiedText} from '../UnverifiedText';
import styles from './styles.module.css';

/** What a caller must know before the first request: access, cost, behavior. */
export function Essentials({rows, about, unverified}: EssentialsBlock): ReactNode {
  return (
    <div className={styles.essentials}>
      <dl className={styles.rows}>
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

/** The value, and what else is worth knowing. Native details: they open without script. */
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
