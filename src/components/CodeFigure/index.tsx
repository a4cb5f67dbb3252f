import type {PropsWithChildren, ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import styles from './styles.module.css';

interface Props {
  readonly title: string;
  /** Whether it shows what the API returns or sends. A response is light; a request or program is dark. */
  readonly isResponse?: boolean;
}

/** The frame of a code block, with its title and a copy button (features/copy). */
export function CodeFigure({title, isResponse = false, children}: PropsWithChildren<Props>): ReactNode {
  return (
    <figure className={clsx('site-frame', styles.figure, isResponse ? styles.response : 'dark-surface')} data-code>
      <figcaption className={clsx('text-soft', styles.caption)}>
        <span>{title}</span>
        <button type="button" className={clsx('site-icon', styles.copy)} data-copy>
          <span aria-live="polite">
            <Translate id="site.copy.idle">Copy</Translate>
          </span>
        </button>
      </figcaption>
      {children}
    </figure>
  );
}
