import type {ReactElement, ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {Components, ExtraProps} from 'react-markdown';
import {languageName} from '@site/src/features/code/core/languageName';
import {HighlightedCode} from '../HighlightedCode';

/** Docusaurus checks only links that its own component renders. */
function Anchor({href, title, children}: React.ComponentProps<'a'> & ExtraProps): ReactNode {
  return (
    <Link href={href} title={title}>
      {children}
    </Link>
  );
}

/** A code block. Its language is in the class of the `code` element. */
function Fence({children}: React.ComponentProps<'pre'> & ExtraProps): ReactNode {
  const {className, children: code = ''} = (children as ReactElement<{className?: string; children?: string}>).props;
  const language = /language-(\S+)/.exec(className ?? '')?.[1] ?? 'text';
  return <HighlightedCode title={languageName(language)} language={language} code={code.replace(/\n$/, '')} />;
}

/** A quotation in a description is a warning, because no description quotes anyone. */
const Warning = ({children}: React.ComponentProps<'blockquote'> & ExtraProps): ReactNode => (
  <blockquote className="alert alert--danger">{children}</blockquote>
);

export const blockComponents: Components = {a: Anchor, pre: Fence, blockquote: Warning};

/** The same for text inside a paragraph. */
export const inlineComponents: Components = {...blockComponents, p: ({children}) => children};
