import type {ReactNode} from 'react';
import ReactMarkdown from 'react-markdown';
import remarkGfm from 'remark-gfm';
import type {Markdown as MarkdownText} from '../../../../openapi/pages/page';
import {blockComponents, inlineComponents} from './components';
import {remarkPlainText} from '../core/remarkPlainText';
import {safeUrl} from '../core/safeUrl';

const remarkPlugins = [remarkGfm, remarkPlainText];

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
    cache.set(text, ReactMarkdown({children: text, remarkPlugins, urlTransform: safeUrl, components}));
  }
  return cache.get(text);
}
