import type {PropsWithChildren, ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import styles from './styles.module.css';

/** The frame of a code block, with its title and a copy button (features/copy). */
export function CodeFigure({title, children}: PropsWithChildren<{readonly title: string}>): ReactNode {
  return (
    <figure className={styles.figure} data-code>
      <figcaption className={styles.caption}>
        <span>{title}</span>
        <button type="button" className={styles.copy} data-copy>
          <span aria-live="polite">
            <Translate id="site.copy.idle">Copy</Translate>
          </span>
        </button>
      </figcaption>
      {children}
    </figure>
  );
}
