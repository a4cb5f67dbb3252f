import type {Root, RootContent} from 'mdast';
import {publishedSuccessors} from './successorTable';

const isSuccessors = (node: RootContent): boolean =>
  node.type === 'mdxJsxFlowElement' && node.name === 'SuccessorTable';

/** Replaces `<SuccessorTable />` with the operations of the old API version and their successors. */
export function remarkSuccessors() {
  return (guide: Root): void => {
    guide.children = guide.children.map((node) => (isSuccessors(node) ? publishedSuccessors() : node));
  };
}
