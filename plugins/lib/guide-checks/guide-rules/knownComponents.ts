import {assertComponent} from '../../guide-components/remarkData';
import {isElement} from '../../markdown/markdown';
import {messageOf} from '../rule';
import {type GuideRule, ofNodes} from './guide';

export const knownComponents: GuideRule = {
  id: 'known-components',
  description: 'Components exist, and elements of HTML are in backticks',
  check: ofNodes(({node}) => (isElement(node) ? messageOf(() => assertComponent(node.name ?? '')) : undefined)),
};
