import type {Element, Root} from 'hast';
import type {MdxJsxFlowElementHast} from 'mdast-util-mdx-jsx';

const contents = (): Element => {
  const element: MdxJsxFlowElementHast = {
    type: 'mdxJsxFlowElement',
    name: 'PhoneContents',
    attributes: [],
    children: [],
  };
  return element as unknown as Element;
};

/** Inserts the table of contents for narrow screens after the first paragraph of a guide. */
export function rehypePhoneContents() {
  return (tree: Root): void => {
    const lead = tree.children.findIndex((node) => node.type === 'element' && node.tagName === 'p');
    if (lead !== -1) tree.children.splice(lead + 1, 0, contents());
  };
}
