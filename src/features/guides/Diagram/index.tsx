import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** Drawn while the site was built; see plugins/code-blocks. */
  readonly svg: string;
  /** What it shows, for readers who cannot see it. */
  readonly title: string;
}

/** A diagram of a guide. Where it is wider than the page it scrolls, hence the place in the keyboard's order. */
export function Diagram({svg, title}: Props): ReactNode {
  return (
    <figure className={styles.figure}>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles.drawing} role="group" aria-label={title} tabIndex={0}>
        <div role="img" aria-label={title} dangerouslySetInnerHTML={{__html: svg}} />
      </div>
    </figure>
  );
}
