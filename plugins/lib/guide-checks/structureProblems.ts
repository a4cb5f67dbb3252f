import {preparedMdx} from '../guides/mdxTree';
import {guidesPath} from '../../../src/config/routes';
import {unverifiedMarks} from '../../../src/features/guides/core/unverifiedMarks';
import {assertComponent, dataOf} from '../guide-components/remarkData';
import {type Element, type Node, isElement, parseMdx, within} from '../markdown/markdown';
import type {LineProblem} from './checkGuide';

/** The source of a code block or an admonition whose last line closes it. In a quote, that line begins with `>`. */
const CLOSED = /^(`{3,}|~{3,}|:{3,})(?![`~:])[^]*\n[\s>]*\1[`~:]*\s*$/;

/** The source of a code block with a line that begins another. */
const NESTED = /^(`{3,}|~{3,})(?![`~])[^]*\n[\s>]*\1[`~]*\s*\w/;

/** A line of text that was meant to close an admonition, or was left by a merge. */
const LEFT_OVER = /^(?::{3,}|={7}$)/m;

/** Whether readers get something of a node: words that aren't an explicit ID, an image or a component. */
const isVisible = (node: Node): boolean =>
  [...within([node])].some((part) =>
    part.type === 'text' ? /\S/.test(part.value.replace(/\{#.*\}/, '')) : isElement(part) || !('children' in part),
  );

/** @throws with the fix when a component has no parts, or its attributes are missing or wrong */
function assertElement(element: Element): void {
  const {name, attributes, children} = element;
  if (attributes.some(({type, value}) => type !== 'mdxJsxAttribute' || typeof (value ?? '') !== 'string'))
    throw new Error(`Write the attributes of <${String(name)}> as text in quotes, without braces.`);
  if (name === 'Tabs' && ![...within(children)].some((child) => isElement(child) && child.name === 'TabItem'))
    throw new Error('<Tabs> has no <TabItem>. Add one for each tab, or remove <Tabs>.');
  assertComponent(name ?? '');
  dataOf(element);
  unverifiedMarks({type: 'root', children: [element]});
}

/** @throws with the fix when a node has no end, no text or no Markdown form, or is a second title */
function assertNode(node: Node, source: string, title: Node | undefined): void {
  if (node.type === 'code' && (!CLOSED.test(source) || NESTED.test(source)))
    throw new Error('The code fence has no end. Close it with a line of as many backticks.');
  if (node.type === 'containerDirective' && !CLOSED.test(source))
    throw new Error(`:::${node.name} has no end. Close it with a line of as many colons.`);
  if (node.type === 'text' && LEFT_OVER.test(node.value))
    throw new Error('A line with `:::` or `=======` marks nothing. Remove it, or put it in backticks.');
  if ((node.type === 'heading' || node.type === 'link') && !isVisible(node))
    throw new Error(`The ${node.type} has no text. Write it, or remove the ${node.type}.`);
  if (node.type === 'heading' && node.depth === 1 && node !== title)
    throw new Error('The page already has a title. Begin the heading with `##`.');
  // A comment has no statements.
  if ('data' in node && node.data && 'estree' in node.data && node.data.estree?.body.length !== 0)
    throw new Error('An expression has no Markdown. Write it as code.');
  if (isElement(node)) assertElement(node);
}

/** Markup without end, text or parts, and second titles. That of a guide is in its front matter. */
export function structureProblems(mdx: string, file: string): LineProblem[] {
  const blocks = parseMdx(mdx);
  const text = preparedMdx(mdx);
  const title = file.startsWith(guidesPath) ? undefined : blocks[0];
  return [...within(blocks)].flatMap((node) => {
    const {start, end} = node.position ?? {};
    try {
      assertNode(node, text.slice(start?.offset, end?.offset), title);
      return [];
    } catch (error) {
      return [{line: start?.line ?? 1, message: error instanceof Error ? error.message : String(error)}];
    }
  });
}
