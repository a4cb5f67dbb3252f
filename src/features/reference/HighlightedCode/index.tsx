import type {ReactNode} from 'react';
import {CodeBlock} from '@site/src/components/CodeBlock';
import {highlight} from '@site/src/features/code/core/highlight';
import styles from './styles.module.css';

interface Props {
  readonly title: string;
  /** A language that the highlighter knows. */
  readonly language: string;
  readonly code: string;
  /** Whether its height is limited and it scrolls. */
  readonly scrolls?: true;
}

/** A code block that is highlighted during rendering: on the server, or with `npm start` in the browser. */
export function HighlightedCode({title, language, code, scrolls}: Props): ReactNode {
  const block = (
    <CodeBlock title={title} html={highlight(code, language)} response={language === 'bash' ? undefined : ''} />
  );
  return scrolls ? <div className={styles.window}>{block}</div> : block;
}
