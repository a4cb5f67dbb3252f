import {isElement, within} from '../../markdown/markdown';
import {type GuideRule, ofNodes} from './guide';

export const tabItems: GuideRule = {
  id: 'tab-items',
  description: '`<Tabs>` have a `<TabItem>`',
  check: ofNodes(
    ({node}) =>
      isElement(node) &&
      node.name === 'Tabs' &&
      ![...within(node.children)].some((child) => isElement(child) && child.name === 'TabItem') &&
      '<Tabs> has no <TabItem>. Add one for each tab, or remove <Tabs>.',
  ),
};
