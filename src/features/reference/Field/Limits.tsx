import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {Markdown as MarkdownText, ValueListBlock} from '../../../../openapi/pages/page';
import {Markdown} from '../Markdown';
import styles from './styles.module.css';

/** A line below the description of a value: limits, a required scope, or a link to the same shape. */
export function Sentence({text}: {readonly text: MarkdownText}): ReactNode {
  return (
    <p className={clsx('plain-codes', styles.limits)}>
      <Markdown inline text={text} />
    </p>
  );
}

/** Values that are too many for a sentence. */
export function ValueList({title, values}: ValueListBlock): ReactNode {
  return (
    <details className={styles.folded}>
      <summary>{title}</summary>
      <ul className="plain-list site-bar text-soft">
        {values.map((value) => (
          <li key={value}>
            <code>{value}</code>
          </li>
        ))}
      </ul>
    </details>
  );
}
