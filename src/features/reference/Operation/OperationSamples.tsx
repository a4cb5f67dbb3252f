import type {PropsWithChildren, ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import styles from './styles.module.css';

/** The column beside the text: a request, then what answers it. It stays in sight and scrolls by itself. */
export function OperationSamples({children}: PropsWithChildren): ReactNode {
  return (
    <section className={styles.samples} aria-label={label()}>
      {children}
    </section>
  );
}

const label = (): string => translate({id: 'site.operation.samples', message: 'Samples'});
