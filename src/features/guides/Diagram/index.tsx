import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** Text alternative. */
  readonly title: string;
  /** A drawing from the build; see plugins/lib/code-blocks. */
  readonly svg?: string;
  /** The steps of a sequence as HTML, which the style sheet draws where there is room. */
  readonly sequence?: string;
}

/** A diagram of a guide. It fits the width of the page. */
export function Diagram({title, svg, sequence}: Props): ReactNode {
  return (
    <figure
      className={styles.figure}
      aria-label={sequence === undefined ? undefined : title}
      // The Markdown version has the source of the drawing.
      data-markdown-ignore>
      {sequence === undefined ? (
        <div className={styles.drawing} role="img" aria-label={title} dangerouslySetInnerHTML={{__html: svg ?? ''}} />
      ) : (
        <div className={styles.sequence} dangerouslySetInnerHTML={{__html: sequence}} />
      )}
    </figure>
  );
}
