import type {ReactNode} from 'react';
import type {Markdown as MarkdownText, ValueListBlock} from '../../../../openapi/pages/page';
import {Markdown} from '../Markdown';
import styles from './styles.module.css';

/** What holds for a value, below what it is for: limits, a needed scope, the field that has the same shape. */
export function Sentence({text}: {readonly text: MarkdownText}): ReactNode {
  return (
    <p className={styles.limits}>
      <Markdown inline text={text} />
    </p>
  );
}

/** A list of values that is too long for a sentence. */
export function ValueList({title, values}: ValueListBlock): ReactNode {
  return (
    <details className={styles.folded}>
      <summary>{title}</summary>
      <ul className={styles.values}>
        {values.map((value) => (
          <li key={value}>
            <code>{value}</code>
          </li>
        ))}
      </ul>
    </details>
  );
}
