import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {readPublished} from '../../../openapi/tools/bundle/readBundle';
import {apiVersions} from '../../../src/config/apiVersions';
import type {Node} from '../markdown/nodes';
import {recipeBlocks} from './recipe/recipeBlocks';

/** The ID in a component `<Recipe id="enroll-safely" />`. */
function recipeIdOf(node: Node): string | undefined {
  if (node.type !== 'mdxJsxFlowElement' || node.name !== 'Recipe') return undefined;
  const [id] = node.attributes.map(({value}) => value);
  return typeof id === 'string' ? id : '';
}

/** A page with its recipe in place of the component. @throws when there is no such recipe */
export const withRecipes = <Kind extends Node>(nodes: readonly Kind[]): Kind[] =>
  nodes.flatMap((node) => {
    const id = recipeIdOf(node);
    return id === undefined ? [node] : (recipeBlocks(id, readPublished(apiVersions[0])) as Kind[]);
  });

/** Replaces `<Recipe id="..." />`. It must run first, because the headings of a recipe belong to the table of contents. */
export function remarkRecipes() {
  return (guide: Root, file: VFile): void => {
    try {
      guide.children = withRecipes(guide.children as Node[]) as Root['children'];
    } catch (error) {
      file.fail(error instanceof Error ? error.message : String(error));
    }
  };
}
