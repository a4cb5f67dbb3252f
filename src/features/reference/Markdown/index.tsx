import type {ReactNode} from 'react';
import ReactMarkdown, {defaultUrlTransform} from 'react-markdown';
import remarkGfm from 'remark-gfm';
import type {Markdown as MarkdownText} from '../../../../openapi/pages/page';
import {blockComponents, inlineComponents} from './components';
import {remarkPlainText} from '../core/remarkPlainText';

const remarkPlugins = [remarkGfm, remarkPlainText];

/** `pathname://` is how Docusaurus marks a link to a file of the site that is not a page. */
const urlTransform = (url: string): string => (url.startsWith('pathname://') ? url : defaultUrlTransform(url));

/** Rendered texts. Names and descriptions of fields repeat on many pages, and parsing is what takes the time. */
const rendered = {block: new Map<string, ReactNode>(), inline: new Map<string, ReactNode>()};

interface Props {
  readonly text: MarkdownText;
  /** The text is part of a sentence or paragraph: it gets no paragraph of its own. */
  readonly inline?: boolean;
}

/** Text of the page model as HTML. Raw HTML in it is shown as text. */
export function Markdown({text, inline}: Props): ReactNode {
  const cache = inline ? rendered.inline : rendered.block;
  if (!cache.has(text)) {
    const components = inline ? inlineComponents : blockComponents;
    // Called, not rendered: it has no hooks, and so the cache holds its result.
    cache.set(text, ReactMarkdown({children: text, remarkPlugins, urlTransform, components}));
  }
  return cache.get(text);
}
