// Change: ejected. The build highlights code (plugins/lib/code-blocks), so this component gets only plain text.
import type {ReactNode} from 'react';
import type {Props} from '@theme/CodeBlock';
import {CodeBlock as Block} from '@site/src/components/CodeBlock';
import {codeShape} from '@site/src/features/code/core/codeShape';
import {escapeHtml} from '@site/src/utils/escapeHtml';

export default function CodeBlock({children, language = 'text', title}: Props): ReactNode {
  const code = typeof children === 'string' ? children : '';
  return (
    <Block
      html={escapeHtml(code)}
      title={typeof title === 'string' ? title : language}
      {...codeShape(code, language)}
    />
  );
}
