import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** SVG from the build; see plugins/lib/code-blocks. */
  readonly svg: string;
  /** Text alternative. */
  readonly title: string;
  /** The steps of a sequence as a list, for narrow screens. */
  readonly steps?: string;
}

/** A diagram of a guide. It fits the width of the page. */
export function Diagram({svg, title, steps}: Props): ReactNode {
  return (
    <figure className={styles.figure}>
      <div
        className={clsx(styles.drawing, steps !== undefined && styles.wide)}
        role="img"
        aria-label={title}
        dangerouslySetInnerHTML={{__html: svg}}
      />
      {steps !== undefined && <div className={styles.steps} dangerouslySetInnerHTML={{__html: steps}} />}
    </figure>
  );
}
