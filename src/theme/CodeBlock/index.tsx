// Change: ejected. Code is highlighted while the site is built (plugins/code-blocks); what reaches this component is plain text.
import type {ComponentProps, ReactNode} from 'react';
import type Original from '@theme-original/CodeBlock';
import {CodeBlock as Block} from '@site/src/components/CodeBlock';

const escapeHtml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

export default function CodeBlock({children, language = 'text', title}: ComponentProps<typeof Original>): ReactNode {
  return (
    <Block
      html={typeof children === 'string' ? escapeHtml(children) : ''}
      language={language}
      {...(typeof title === 'string' && {title})}
    />
  );
}
