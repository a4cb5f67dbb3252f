import type {PropsWithChildren, ReactNode} from 'react';
import type {FieldListBlock} from '../../../../openapi/pages/page';
import {Markdown} from '../Markdown';
import styles from './styles.module.css';

type Props = PropsWithChildren<Pick<FieldListBlock, 'fold' | 'summary' | 'overview'>>;

/** A list of parameters, fields or headers. Native details: it folds without script, and find-in-page reaches it. */
export function FieldList({fold, summary = '', overview, children}: Props): ReactNode {
  const list = <ul className={styles.fields}>{children}</ul>;
  if (fold) {
    return (
      <details className={styles.folded} open={fold === 'open'}>
        <summary>
          <Markdown inline text={summary} />
        </summary>
        {list}
      </details>
    );
  }
  return (
    <>
      {overview !== undefined && (
        <p className={styles.overview}>
          <Markdown inline text={overview} />
        </p>
      )}
      {list}
    </>
  );
}
