import type {Block} from '@site/openapi/pages/block';

/** How many folds of fields are inside each other in the blocks of a page. */
export function foldDepth(blocks: readonly Block[]): number {
  const depths = blocks.map((block) => {
    switch (block.type) {
      case 'fields':
        return (block.fold ? 1 : 0) + foldDepth(block.fields.flatMap((field) => field.blocks));
      case 'variants':
        return 1 + foldDepth(block.variants.flatMap((variant) => variant.blocks));
      case 'requestBody':
      case 'response':
        return foldDepth(block.blocks);
      default:
        return 0;
    }
  });
  return Math.max(0, ...depths);
}
