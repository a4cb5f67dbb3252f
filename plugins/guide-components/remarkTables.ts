import type {Root, RootContent, Table} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {VFile} from 'vfile';
import {errorTable} from './errorTable';
import {readKnownNames} from './knownNames';
import {publishedSuccessors} from './successorTable';

/** The tables by component, given the component's attributes. */
const TABLES: Readonly<Record<string, (attributes: Readonly<Record<string, unknown>>) => Table>> = {
  ErrorTable: ({status}) => errorTable(String(status), readKnownNames()),
  SuccessorTable: () => publishedSuccessors(),
};

const attributesOf = ({attributes}: MdxJsxFlowElement): Readonly<Record<string, unknown>> =>
  Object.fromEntries(attributes.flatMap((one) => (one.type === 'mdxJsxAttribute' ? [[one.name, one.value]] : [])));

/** Replaces components such as `<ErrorTable status="401" />` with a table of what `openapi/` knows. */
export function remarkTables() {
  const replaced = (node: RootContent, file: VFile): RootContent => {
    const table = node.type === 'mdxJsxFlowElement' ? TABLES[node.name ?? ''] : undefined;
    if (!table) return node;
    try {
      return table(attributesOf(node as MdxJsxFlowElement));
    } catch (error) {
      return file.fail(error instanceof Error ? error.message : String(error), node.position);
    }
  };
  return (guide: Root, file: VFile): void => {
    guide.children = guide.children.map((node) => replaced(node, file));
  };
}
