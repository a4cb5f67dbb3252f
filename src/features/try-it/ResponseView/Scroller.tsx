import type {ReactNode, RefObject} from 'react';
import {translate} from '@docusaurus/Translate';
import styles from './styles.module.css';

interface Props {
  readonly element?: RefObject<HTMLDivElement>;
  readonly children: ReactNode;
}

/** The part of a response that scrolls, which is the only one in the card. */
export function Scroller({element, children}: Props): ReactNode {
  return (
    <div
      ref={element}
      className={styles.scroller}
      role="region"
      aria-label={translate({message: 'Response body'})}
      tabIndex={0}>
      {children}
    </div>
  );
}
