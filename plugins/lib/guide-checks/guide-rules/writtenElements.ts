import {readKnownNames} from '../../guide-names/knownNames';
import {writers} from '../../guide-components/markdownWriters';
import {isElement} from '../../markdown/markdown';
import {elementNodes} from '../../site-pages/mdxPage';
import {messageOf} from '../rule';
import {type GuideRule, ofNodes} from './guide';

/** Attributes without which a component has no Markdown, such as the label of a tab. */
export const writtenElements: GuideRule = {
  id: 'written-elements',
  description: 'Components have the attributes that their Markdown needs, and name operations of the API',
  check: ofNodes(({node}, {file}) => {
    if (!isElement(node) || !Object.hasOwn(writers, node.name ?? '')) return undefined;
    const message = messageOf(() => elementNodes(node, [], {file, names: readKnownNames()}));
    return message !== undefined && `${message}.`;
  }),
};
