import type {Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {VFile} from 'vfile';
import {unverifiedMarks} from '../../../src/features/guides/core/unverifiedMarks';

/**
 * Adds its subject to each mark of a guide, and moves the mark after its paragraph, because HTML doesn't allow `details` in
 * a `p`. A mark in a table stays in its cell.
 */
export function remarkUnverified() {
  return (guide: Root, {data}: VFile): void => {
    const {title} = (data.frontMatter ?? {}) as {readonly title?: string};
    // In reverse, because each goes directly after its paragraph.
    for (const {element, parents, about = title} of unverifiedMarks(guide).reverse()) {
      if (about !== undefined) element.attributes.push({type: 'mdxJsxAttribute', name: 'about', value: about});
      const [outer, paragraph] = parents.slice(-2);
      if (paragraph?.type !== 'paragraph' || !outer) continue;
      const mark: MdxJsxFlowElement = {...element, type: 'mdxJsxFlowElement', children: []};
      paragraph.children = paragraph.children.filter((child) => child !== element);
      const siblings = outer.children as RootContent[];
      const index = siblings.indexOf(paragraph);
      const isBlank = paragraph.children.every((node) => node.type === 'text' && node.value.trim() === '');
      siblings.splice(index, 1, ...(isBlank ? [] : [paragraph]), mark);
    }
  };
}
