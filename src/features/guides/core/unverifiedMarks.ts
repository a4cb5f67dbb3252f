import GithubSlugger from 'github-slugger';
import type {Heading, Parents, Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';

type Element = MdxJsxFlowElement | MdxJsxTextElement;

/** An `<Unverified what="..." />` of a guide. */
export interface UnverifiedMark {
  readonly element: Element;
  /** The ancestors of the mark, from the root to the parent. */
  readonly parents: readonly Parents[];
  /** The sentence. Its only markup is code in backticks. */
  readonly what: string;
  /** The subject as plain text: the first cell of its row, else the heading above. Absent at the start of a guide. */
  readonly about?: string;
  readonly anchor?: string;
}

const textOf = (node: RootContent): string =>
  'children' in node ? node.children.map(textOf).join('') : 'value' in node ? node.value : '';

/** The text of a heading and its ID, either explicit (`{#id}`) or from the text as in Docusaurus. */
function headingOf(node: Heading, slugger: GithubSlugger): {readonly text: string; readonly anchor: string} {
  const [, text = '', id] = /^(.*?)\s*(?:\{#([\w.-]+)\})?$/s.exec(textOf(node)) ?? [];
  return {text, anchor: id ?? slugger.slug(text)};
}

function sentenceOf({attributes}: Element): string {
  const what = attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === 'what')?.value;
  if (typeof what !== 'string') throw new Error('<Unverified> has no what. Write what="..." with a sentence.');
  return what;
}

function rowOf(parents: readonly Parents[]): string | undefined {
  const cell = parents.findLast((parent) => parent.type === 'tableRow')?.children[0];
  return cell && textOf(cell).trim() ? textOf(cell).trim() : undefined;
}

/** The marks of a guide, in reading order. @throws when one has no sentence */
export function unverifiedMarks(guide: Root): UnverifiedMark[] {
  const slugger = new GithubSlugger();
  let heading: ReturnType<typeof headingOf> | undefined;
  const marksIn = (node: Root | RootContent, parents: readonly Parents[]): UnverifiedMark[] => {
    if (node.type === 'heading') heading = headingOf(node, slugger);
    if ((node.type === 'mdxJsxTextElement' || node.type === 'mdxJsxFlowElement') && node.name === 'Unverified') {
      const about = rowOf(parents) ?? heading?.text;
      return [{element: node, parents, what: sentenceOf(node), about, anchor: heading?.anchor}];
    }
    return 'children' in node ? node.children.flatMap((child) => marksIn(child, [...parents, node])) : [];
  };
  return marksIn(guide, []);
}
