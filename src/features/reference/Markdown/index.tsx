import type {ReactNode, ReactElement} from 'react';
import ReactMarkdown, {type Components, type ExtraProps} from 'react-markdown';
import remarkGfm from 'remark-gfm';
import type {Markdown as MarkdownText, CodeBlock as Block} from '@site/openapi/pages/page';
import {rehypeAlignment} from '../core/rehypeAlignment';
import {remarkPlainText} from '../core/remarkPlainText';
import {safeUrl} from '../core/safeUrl';
import Link from '@docusaurus/Link';
import {languageName} from '@site/src/features/code/core/languageName';
import {CodeBlock} from '@site/src/components/CodeBlock';
import {codeShape} from '@site/src/features/code/core/codeShape';
import {shortCodeClass} from '@site/src/features/code/core/shortCode';
import {highlight} from '@site/src/features/code/core/highlight';

/** A code block that is highlighted during rendering: on the server, or with `npm start` in the browser. */
export const HighlightedCode = ({title, language, code}: Omit<Block, 'type'>): ReactNode => (
  <CodeBlock
    title={title}
    html={highlight(code, language)}
    response={language === 'bash' ? undefined : ''}
    {...codeShape(code, language)}
  />
);

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

/** Code in a text, or the code of a fence. */
const Code = ({className, children}: React.ComponentProps<'code'> & ExtraProps): ReactNode => (
  <code className={className ?? (typeof children === 'string' ? shortCodeClass(children) : undefined)}>{children}</code>
);

/** A quotation in a description is a warning, because no description quotes anyone. */
const Warning = ({children}: React.ComponentProps<'blockquote'> & ExtraProps): ReactNode => (
  <blockquote className="alert alert--danger">{children}</blockquote>
);

const blockComponents: Components = {a: Anchor, code: Code, pre: Fence, blockquote: Warning};

const inlineComponents: Components = {...blockComponents, p: ({children}) => children};

const remarkPlugins = [remarkGfm, remarkPlainText];
const rehypePlugins = [rehypeAlignment];

/** Cache of rendered texts, because many pages repeat names and descriptions of fields, and parsing is slow. */
const rendered = {block: new Map<string, ReactNode>(), inline: new Map<string, ReactNode>()};

interface Props {
  readonly text: MarkdownText;
  /** The text is part of a paragraph, so it gets no `<p>`. */
  readonly inline?: boolean;
}

/** Text of the page model as HTML. Raw HTML in it is shown as text. */
export function Markdown({text, inline}: Props): ReactNode {
  const cache = inline ? rendered.inline : rendered.block;
  if (!cache.has(text)) {
    const components = inline ? inlineComponents : blockComponents;
    // Called as a function, so that its result can be cached. It has no hooks.
    cache.set(text, ReactMarkdown({children: text, remarkPlugins, rehypePlugins, urlTransform: safeUrl, components}));
  }
  return cache.get(text);
}
