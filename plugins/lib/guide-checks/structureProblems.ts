import {guidesPath} from '../../../src/config/routes';
import {unverifiedMarks} from '../../../src/features/guides/core/unverifiedMarks';
import {dataOf} from '../guide-components/remarkData';
import {type Element, type Node, isElement, parseMdx, within} from '../markdown/markdown';
import {type LineProblem, withoutFences} from './checkGuide';

/** The source of a code block whose last line closes it. In a quote, that line begins with `>`. */
const CLOSED = /^(`{3,}|~{3,})(?![`~])[^]*\n[\s>]*\1[`~]*\s*$/;

/** Whether readers get something of a node: words that aren't an explicit ID, an image or a component. */
const isVisible = (node: Node): boolean =>
  [...within([node])].some((part) =>
    part.type === 'text' ? /\S/.test(part.value.replace(/\{#.*\}/, '')) : isElement(part) || !('children' in part),
  );

/** @throws with the fix when a component has no parts, or its attributes are missing or wrong */
function assertComponent(element: Element): void {
  const {name, attributes, children} = element;
  if (attributes.some(({type, value}) => type !== 'mdxJsxAttribute' || typeof (value ?? '') !== 'string'))
    throw new Error(`Write the attributes of <${String(name)}> as text in quotes, without braces.`);
  if (name === 'Tabs' && ![...within(children)].some((child) => isElement(child) && child.name === 'TabItem'))
    throw new Error('<Tabs> has no <TabItem>. Add one for each tab, or remove <Tabs>.');
  dataOf(element);
  unverifiedMarks({type: 'root', children: [element]});
}

/** @throws with the fix when a node has no end or no text, or is a second title */
function assertNode(node: Node, source: string, title: Node | undefined): void {
  if (node.type === 'code' && !CLOSED.test(source))
    throw new Error('The code fence has no end. Close it with a line of as many backticks.');
  if ((node.type === 'heading' || node.type === 'link') && !isVisible(node))
    throw new Error(`The ${node.type} has no text. Write it, or remove the ${node.type}.`);
  if (node.type === 'heading' && node.depth === 1 && node !== title)
    throw new Error('The page already has a title. Begin the heading with `##`.');
  if (isElement(node)) assertComponent(node);
}

/** Admonitions without a line that closes them, which take in the rest of the page. */
function openAdmonitions(mdx: string): LineProblem[] {
  const open: LineProblem[] = [];
  for (const [index, text] of withoutFences(mdx).split('\n').entries()) {
    const [, name, end] = /^\s*:{3,}(?:(\w+)|(\s*$))/.exec(text) ?? [];
    if (name) open.push({line: index + 1, message: `:::${name} has no end. Close it with a line of colons: \`:::\`.`});
    if (end !== undefined) open.pop();
  }
  return open;
}

/** Markup without end, text or parts, and second titles. That of a guide is in its front matter. */
export function structureProblems(mdx: string, file: string): LineProblem[] {
  const blocks = parseMdx(mdx);
  const title = file.startsWith(guidesPath) ? undefined : blocks[0];
  const problems = [...within(blocks)].flatMap((node) => {
    const {start, end} = node.position ?? {};
    try {
      assertNode(node, mdx.slice(start?.offset, end?.offset), title);
      return [];
    } catch (error) {
      return [{line: start?.line ?? 1, message: error instanceof Error ? error.message : String(error)}];
    }
  });
  return [...problems, ...openAdmonitions(mdx)];
}
