import {parseMdx} from '../markdown/markdown';
import {writers} from '../guide-components/markdownWriters';
import {RECIPE} from '../guide-components/remarkRecipes';
import {quoteAdmonitions} from '../site-pages/mdx/quoteAdmonitions';
import {type Node, isElement, within} from '../markdown/nodes';

const FIX = 'Put it in backticks if it is meant as text';

function problemOf(node: Node): string | undefined {
  if (isElement(node) && node.name !== RECIPE && !Object.hasOwn(writers, node.name ?? ''))
    return `There is no component <${node.name ?? ''}>. ${FIX}, or correct the name.`;
  if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression')
    return `{${node.value}} is a program. ${FIX}, or remove it.`;
  return undefined;
}

/** Unknown components and programs in a page. None if it is not MDX, which the bundler reports. */
export function nameProblems(mdx: string): {readonly line: number; readonly message: string}[] {
  let nodes: readonly Node[];
  try {
    nodes = parseMdx(quoteAdmonitions(mdx)).blocks;
  } catch {
    return [];
  }
  return [...within(nodes)].flatMap((node) => {
    const message = problemOf(node);
    return message === undefined ? [] : [{line: node.position?.start.line ?? 1, message}];
  });
}
