import {isElement} from '../../markdown/markdown';
import {readKnownNames} from '../../guide-names/knownNames';
import {writers} from '../../guide-components/markdownWriters';
import {elementNodes} from '../../site-pages/mdxPage';
import type {GuideRule} from './guideRule';

/** Attributes without which a component has no Markdown, such as the label of a tab. */
export const writtenElements: GuideRule = {
  id: 'written-elements',
  find: (node, {file}) => {
    if (!isElement(node) || !Object.hasOwn(writers, node.name ?? '')) return [];
    try {
      elementNodes(node, [], {file, names: readKnownNames()});
      return [];
    } catch (error) {
      return [`${(error as Error).message}.`];
    }
  },
};
