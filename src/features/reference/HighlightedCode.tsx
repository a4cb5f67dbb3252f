import type {ReactNode} from 'react';
import {CodeBlock} from '@site/src/components/CodeBlock';
import {highlight} from '@site/src/features/code/core/highlight';

interface Props {
  readonly title: string;
  /** A language that the highlighter knows. */
  readonly language: string;
  readonly code: string;
}

/** A block of code, highlighted while the page is rendered: on the server, or in the browser under `npm start`. */
export function HighlightedCode({title, language, code}: Props): ReactNode {
  return <CodeBlock title={title} html={highlight(code, language)} />;
}
