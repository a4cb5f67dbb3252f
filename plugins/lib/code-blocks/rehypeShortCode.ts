import type {Root} from 'hast';
import {visit} from 'unist-util-visit';
import {shortCodeClass} from '../../../src/features/code/core/shortCode';
import {textOf} from './codeFences';

/** Marks short code of guides that must not break, such as a date. Blocks of code are already components. */
export function rehypeShortCode() {
  return (tree: Root): void => {
    visit(tree, 'element', (node) => {
      const name = node.tagName === 'code' ? shortCodeClass(textOf(node)) : undefined;
      if (name) node.properties.className = [name];
    });
  };
}
