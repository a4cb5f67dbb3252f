import type {Element, Root} from 'hast';
import {flowComponent} from '../markdown/nodes';

/** Inserts the table of contents for narrow screens after the first paragraph of a guide. */
export function rehypePhoneContents() {
  return (tree: Root): void => {
    const lead = tree.children.findIndex((node) => node.type === 'element' && node.tagName === 'p');
    if (lead !== -1) tree.children.splice(lead + 1, 0, flowComponent('PhoneContents', {}) as unknown as Element);
  };
}
