import type {ReactNode} from 'react';
import {CodeBlock} from '@site/src/components/CodeBlock';
import {highlight} from '@site/src/features/code/core/highlight';

interface Props {
  readonly title: string;
  /** A language that the highlighter knows. */
  readonly language: string;
  readonly code: string;
}

/** A code block that is highlighted during rendering: on the server, or with `npm start` in the browser. */
export const HighlightedCode = ({title, language, code}: Props): ReactNode => (
  <CodeBlock title={title} html={highlight(code, language)} response={language === 'bash' ? undefined : ''} />
);
