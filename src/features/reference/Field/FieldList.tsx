import type {PropsWithChildren, ReactNode} from 'react';
import clsx from 'clsx';
import type {FieldListBlock} from '../../../../openapi/pages/page';
import {Markdown} from '../Markdown';
import styles from './styles.module.css';

type Props = PropsWithChildren<Pick<FieldListBlock, 'fold' | 'summary' | 'overview'>>;

/** A list of parameters, fields or headers. Native details work without JavaScript and with find-in-page. */
export function FieldList({fold, summary = '', overview, children}: Props): ReactNode {
  const list = <ul className={styles.fields}>{children}</ul>;
  if (fold) {
    return (
      <details className={styles.folded} open={fold === 'open'}>
        <summary className="plain-codes">
          <Markdown inline text={summary} />
        </summary>
        {list}
      </details>
    );
  }
  return (
    <>
      {overview !== undefined && (
        <p className={clsx('plain-codes', styles.overview)}>
          <Markdown inline text={overview} />
        </p>
      )}
      {list}
    </>
  );
}
