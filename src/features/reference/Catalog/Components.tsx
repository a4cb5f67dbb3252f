import type {ReactNode} from 'react';
import type {Block, ReferencePage as Page} from '../../../../openapi/pages/page';
import {Blocks} from '../Blocks';
import {ReferencePage} from '../ReferencePage';

/** The component of each block. The type makes the compiler report a block without one. */
const COMPONENTS: Readonly<Record<Block['type'], string>> = {
  markdown: 'Markdown',
  code: 'HighlightedCode',
  unverified: 'UnverifiedText',
  essentials: 'Essentials',
  limits: 'Limits',
  values: 'ValueList',
  fields: 'FieldList',
  variants: 'VariantList',
  sameShape: 'SameShape',
  requestBody: 'RequestBody',
  response: 'Response',
  errors: 'ErrorList',
  operations: 'OperationTable',
  resources: 'Resources',
  apiBasics: 'ApiBasics',
  changes: 'Changes',
};

/** How many blocks of a kind to show. The pages below have all. */
const SHOWN = 3;

const isBlock = (node: object): node is Block =>
  'type' in node && typeof node.type === 'string' && Object.hasOwn(COMPONENTS, node.type);

/** The blocks in a part of a page, at every depth. */
function blocksIn(node: unknown): Block[] {
  if (typeof node !== 'object' || node === null) return [];
  const below = Object.values(node).flatMap(blocksIn);
  return isBlock(node) ? [node, ...below] : below;
}

/** Every component of the reference under its name, then every page, each with the components of its kind. */
export function Components({pages}: {readonly pages: readonly Page[]}): ReactNode {
  const blocks = pages.flatMap(blocksIn);
  return (
    <>
      {Object.entries(COMPONENTS).map(([type, name]) => (
        <section key={type} data-component={name}>
          <h2>{name}</h2>
          <Blocks blocks={blocks.filter((block) => block.type === type).slice(0, SHOWN)} />
        </section>
      ))}
      {pages.map((page) => (
        <section key={page.url} data-page={page.kind}>
          <h2>{page.title}</h2>
          <ReferencePage page={page} />
        </section>
      ))}
    </>
  );
}
