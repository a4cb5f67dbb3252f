import type {Root} from 'hast';
import {visit} from 'unist-util-visit';

const CLASSES: Readonly<Record<string, string>> = {center: 'text--center', right: 'text--right'};

/** Aligns cells by a class. MDX and React would write a style, which the content security policy forbids. */
export function rehypeAlignment() {
  return (tree: Root): void => {
    visit(tree, 'element', ({properties}) => {
      const {align} = properties;
      if (typeof align !== 'string') return;
      delete properties.align;
      if (CLASSES[align]) properties.className = [CLASSES[align]];
    });
  };
}
