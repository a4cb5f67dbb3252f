import type {ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

interface Props {
  /** Text alternative. */
  readonly title: string;
  /** A drawing from the build; see plugins/lib/code-blocks. */
  readonly svg: string;
  /** The steps of a sequence as HTML. Narrow screens have no room for its drawing. */
  readonly sequence?: string;
}

export function Diagram({title, svg, sequence}: Props): ReactNode {
  const drawing = {'data-diagram': '', dangerouslySetInnerHTML: {__html: svg}};
  return (
    // The Markdown version has the source of the drawing.
    <figure className={styles.figure} data-markdown-ignore aria-label={sequence === undefined ? undefined : title}>
      {sequence === undefined ? (
        <div className={styles.drawing} role="img" aria-label={title} {...drawing} />
      ) : (
        <>
          <div className={clsx(styles.drawing, styles.wide)} aria-hidden="true" {...drawing} />
          <div className={styles.steps} data-diagram dangerouslySetInnerHTML={{__html: sequence}} />
        </>
      )}
    </figure>
  );
}
