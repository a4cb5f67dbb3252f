import type {ReactNode} from 'react';
import {CodeBlock} from '@site/src/components/CodeBlock';
import {highlight} from '@site/src/features/code/core/highlight';
import styles from './styles.module.css';

interface Props {
  readonly title: string;
  /** A language that the highlighter knows. */
  readonly language: string;
  readonly code: string;
  /** It shows its beginning and scrolls. */
  readonly scrolls?: true;
}

/** A block of code, highlighted while the page is rendered: on the server, or in the browser under `npm start`. */
export function HighlightedCode({title, language, code, scrolls}: Props): ReactNode {
  const block = <CodeBlock title={title} html={highlight(code, language)} />;
  return scrolls ? <div className={styles.window}>{block}</div> : block;
}
