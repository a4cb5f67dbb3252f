import {type Element, isElement} from '../../markdown/markdown';
import {type GuideRule, ofNodes} from './guide';

/** Whether all attributes of a component are texts, or have no value. */
export const hasTexts = ({attributes}: Element): boolean =>
  attributes.every(({type, value}) => type === 'mdxJsxAttribute' && typeof (value ?? '') === 'string');

export const textAttributes: GuideRule = {
  id: 'text-attributes',
  description: 'Attributes of components are text in quotes',
  check: ofNodes(
    ({node}) =>
      isElement(node) &&
      !hasTexts(node) &&
      `Write the attributes of <${String(node.name)}> as text in quotes, without braces.`,
  ),
  fix: (line) => line.replaceAll(/(?<=<\w[^<>]*\s\w+=)\{"([^"\\{}]*)"\}/g, '"$1"'),
};
