import type {PropsWithChildren, ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import styles from './styles.module.css';

/** Where the link to the samples leads. */
export const SAMPLES = 'samples';

/** The column beside the text: a request, then what answers it. It stays in sight and scrolls by itself. */
export function OperationSamples({children}: PropsWithChildren): ReactNode {
  return (
    <section id={SAMPLES} tabIndex={-1} className={styles.samples} aria-label={label()}>
      {children}
    </section>
  );
}

const label = (): string => translate({id: 'site.operation.samples', message: 'Samples'});
