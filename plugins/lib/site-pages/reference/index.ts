import {createSlugger} from '@docusaurus/utils';
import type {OperationPage, ReferencePage} from '../../../../openapi/pages/page';
import {parseMarkdown} from '../../markdown/markdown';
import {type Block, anchor, code, heading, paragraph, strong} from '../../markdown/nodes';
import {blockNodes} from './blocks';

/** The request of an operation, and whether it is deprecated. */
const requestNodes = ({method, path, server, deprecated, successor}: OperationPage): Block[] => [
  paragraph(code(`${method.toUpperCase()} ${server}${path}`), deprecated !== undefined && [' ', strong(deprecated)]),
  ...(successor === undefined ? [] : parseMarkdown(successor)),
];

/** A page of the reference as Markdown. A heading gets an anchor if its ID doesn't follow from its words. */
export function referenceNodes(page: ReferencePage): Block[] {
  const slugger = createSlugger();
  const sections = page.sections.flatMap(({heading: title, blocks}) => {
    const nodes = blocks.flatMap(blockNodes);
    if (!title) return nodes;
    const hasOwnId = slugger.slug(title.text) !== title.anchor;
    return [heading(title.level, hasOwnId && anchor(title.anchor), title.text), ...nodes];
  });
  return [...(page.kind === 'operation' ? requestNodes(page) : []), ...sections];
}
