import {type Node, isElement, within} from '../../markdown/markdown';
import {type GuideRule, ofNodes} from './guide';

/** Whether readers get something of a node: words that aren't an explicit ID, an image or a component. */
const isVisible = (node: Node): boolean =>
  [...within([node])].some((part) =>
    part.type === 'text' ? /\S/.test(part.value.replace(/\{#.*\}/, '')) : isElement(part) || !('children' in part),
  );

export const visibleText: GuideRule = {
  id: 'visible-text',
  description: 'Headings and links have a text',
  check: ofNodes(
    ({node}) =>
      (node.type === 'heading' || node.type === 'link') &&
      !isVisible(node) &&
      `The ${node.type} has no text. Write it, or remove the ${node.type}.`,
  ),
};
