import {textOf} from '../../markdown/markdown';
import {type GuideRule, ofNodes} from './guide';

/** Markdown in an explicit ID, such as `__call__`, would become markup, so that the page shows the ID, and has another one. */
export const headingIds: GuideRule = {
  id: 'heading-ids',
  description: 'IDs of headings have letters, digits and hyphens',
  check: ofNodes(({node, source}) => {
    const id = node.type === 'heading' ? /\{#([^}]*)\}\s*$/.exec(source)?.[1] : undefined;
    return (
      id !== undefined &&
      !(/^[\w.-]+$/.test(id) && textOf([node]).includes(`{#${id}}`)) &&
      `The ID ${id} has Markdown or other characters, so no link could lead to it. Use letters, digits and hyphens.`
    );
  }),
};
