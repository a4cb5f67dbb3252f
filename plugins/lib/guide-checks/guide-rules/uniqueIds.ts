import {createSlugger} from '@docusaurus/utils';
import {textOf} from '../../markdown/markdown';
import {type GuideRule, ofNodes} from './guide';

/** Links to an ID that several headings have would lead to the first one. */
export const uniqueIds: GuideRule = {
  id: 'unique-ids',
  description: 'Each heading of a page has an ID of its own',
  check: (guide) => {
    const slugger = createSlugger();
    const known = new Set<string>();
    return ofNodes(({node}) => {
      if (node.type !== 'heading') return undefined;
      const words = textOf(node.children);
      const id = /\{#([^}]+)\}\s*$/.exec(words)?.[1] ?? slugger.slug(words);
      return known.size === known.add(id).size && `Another heading has the ID "${id}". Give one of them its own.`;
    })(guide);
  },
};
