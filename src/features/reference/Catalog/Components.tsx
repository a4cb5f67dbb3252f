import type {ReactNode} from 'react';
import type {Block, ReferencePage as Page} from '../../../../openapi/pages/page';
import {Blocks} from '../Blocks';
import {ReferencePage} from '../ReferencePage';

/** How many blocks of a type to show. The pages below have all. */
const SHOWN = 3;

/** The lists of blocks in a part of a page, at every depth. */
function blocksIn(node: unknown): Block[] {
  if (typeof node !== 'object' || node === null) return [];
  const own = 'blocks' in node && Array.isArray(node.blocks) ? (node.blocks as Block[]) : [];
  return [...own, ...Object.values(node).flatMap(blocksIn)];
}

/** Every type of block with examples, then every page, each with the components of its kind. */
export function Components({pages}: {readonly pages: readonly Page[]}): ReactNode {
  const blocks = pages.flatMap(blocksIn);
  const types = new Set(blocks.map(({type}) => type));
  return (
    <>
      {[...types].map((type) => (
        <section key={type} data-block={type}>
          <h2>{type}</h2>
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
