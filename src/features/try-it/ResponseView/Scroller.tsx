import type {PropsWithChildren, ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import styles from './styles.module.css';

/** The part of a response that scrolls, which is the only one in the card. */
export function Scroller({children}: PropsWithChildren): ReactNode {
  return (
    <div
      className={styles.scroller}
      role="region"
      aria-label={translate({id: 'site.tryIt.answerBody', message: 'Response body'})}
      // A part that scrolls must be reachable by keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}>
      {children}
    </div>
  );
}
