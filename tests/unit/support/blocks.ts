import type {Block, Field} from '../../../openapi/pages/page';

/** Blocks with those inside them, in reading order. */
export const allBlocks = (blocks: readonly Block[]): Block[] =>
  blocks.flatMap((block): Block[] => {
    switch (block.type) {
      case 'fields':
        return [block, ...block.fields.flatMap((field) => allBlocks(field.blocks))];
      case 'variants':
        return [block, ...block.variants.flatMap((variant) => allBlocks(variant.blocks))];
      case 'requestBody':
      case 'response':
        return [block, ...allBlocks(block.blocks)];
      default:
        return [block];
    }
  });

/** The blocks of one type, wherever they are. */
export const blocksOf = <Type extends Block['type']>(
  type: Type,
  blocks: readonly Block[],
): Extract<Block, {readonly type: Type}>[] =>
  allBlocks(blocks).filter((block): block is Extract<Block, {readonly type: Type}> => block.type === type);

/** Fields with those inside them: those of a list before those in it. */
export const allFields = (blocks: readonly Block[]): Field[] =>
  blocksOf('fields', blocks).flatMap(({fields}) => fields);

/** Fields in a line each: name, anchor, and whether they are required. */
export const fieldLines = (blocks: readonly Block[]): string[] =>
  allFields(blocks).map(
    ({name, anchor, marks}) => `${name} #${anchor}${marks.some(({kind}) => kind === 'required') ? ' required' : ''}`,
  );

/** The texts of all blocks of Markdown, limits and repeated shapes, in reading order. */
export const textsOf = (blocks: readonly Block[]): string[] =>
  allBlocks(blocks).flatMap((block) => (block.type === 'markdown' || block.type === 'limits' ? [block.text] : []));
