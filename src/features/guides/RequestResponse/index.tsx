import type {PropsWithChildren, ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import styles from './styles.module.css';

/** A request and its response in one frame: two code blocks of a guide. */
export function RequestResponse({children}: PropsWithChildren): ReactNode {
  return (
    <div className={styles.exchange} role="group" aria-label={groupLabel()}>
      {children}
    </div>
  );
}

const groupLabel = (): string =>
  translate({
    id: 'site.guides.exchange',
    message: 'Request and response',
    description: 'Name of a frame with two blocks of code for screen readers',
  });
