import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {VFile} from 'vfile';
import {readPublished} from '../../../openapi/tools/bundle/readBundle';
import {apiVersions} from '../../../src/config/apiVersions';
import {recipeBlocks} from './recipe/recipeBlocks';

/** The component of a guide that becomes a recipe. */
export const RECIPE = 'Recipe';

/** The ID in a component `<Recipe id="enroll-safely" />`. */
function recipeIdOf(node: {readonly type: string}): string | undefined {
  const {name, attributes} = node as MdxJsxFlowElement;
  if (node.type !== 'mdxJsxFlowElement' || name !== RECIPE) return undefined;
  const [id] = attributes.map(({value}) => value);
  return typeof id === 'string' ? id : '';
}

/** A page with its recipe in place of the component. @throws when there is no such recipe */
export const withRecipes = <Kind extends {readonly type: string}>(nodes: readonly Kind[]): Kind[] =>
  nodes.flatMap((node) => {
    const id = recipeIdOf(node);
    return id === undefined
      ? [node]
      : (recipeBlocks(id, readPublished(apiVersions[0])) as readonly {readonly type: string}[] as Kind[]);
  });

/** Replaces `<Recipe id="..." />`. It must run first, because the headings of a recipe belong to the table of contents. */
export function remarkRecipes() {
  return (guide: Root, file: VFile): void => {
    try {
      guide.children = withRecipes(guide.children);
    } catch (error) {
      file.fail(error instanceof Error ? error.message : String(error));
    }
  };
}
