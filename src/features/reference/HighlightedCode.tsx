import type {ReactNode} from 'react';
import {CodeBlock} from '@site/src/components/CodeBlock';
import {highlight} from '@site/src/features/code/core/highlight';
import type {CodeBlock as Block} from '../../../openapi/pages/page';

/** A code block that is highlighted during rendering: on the server, or with `npm start` in the browser. */
export const HighlightedCode = ({title, language, code}: Omit<Block, 'type'>): ReactNode => (
  <CodeBlock title={title} html={highlight(code, language)} response={language === 'bash' ? undefined : ''} />
);
