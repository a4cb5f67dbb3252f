import type {ReactNode} from 'react';
import type {Markdown as MarkdownText} from '../../../../openapi/pages/page';
import {Markdown} from '../Markdown';
import styles from './styles.module.css';

/** A link from a page of an old version to its replacement. */
export function Successor({text}: {readonly text: MarkdownText}): ReactNode {
  return (
    <p role="note" className={styles.successor}>
      <Markdown inline text={text} />
    </p>
  );
}
