import type {Element, ElementContent, Root} from 'hast';
import {visit} from 'unist-util-visit';

const STEP = /^(\d+)\.(?= )/;

const span = (properties: Element['properties'], ...children: ElementContent[]): Element => ({
  type: 'element',
  tagName: 'span',
  properties,
  children,
});

/** Marks the number of a heading such as "2. Save the program", which is shown at a dot (src/css/sequence.css). The text stays the same. */
export function rehypeSteps() {
  return (tree: Root): void => {
    visit(tree, 'element', ({tagName, children}) => {
      const [first] = children;
      if (!/^h[23]$/.test(tagName) || first?.type !== 'text') return;
      const [found, number] = STEP.exec(first.value) ?? [];
      if (found === undefined || number === undefined) return;
      const period = span({}, {type: 'text', value: '.'});
      const dot = span({className: ['site-step']}, {type: 'text', value: number}, period);
      children.splice(0, 1, dot, {type: 'text', value: first.value.slice(found.length)});
    });
  };
}
