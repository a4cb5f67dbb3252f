import type {Root, RootContent, Table} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {VFile} from 'vfile';
import {readPublished} from '../../../openapi/tools/bundle/readBundle';
import {apiVersions} from '../../../src/config/apiVersions';
import {type Described, type KnownNames, readKnownNames} from '../guide-names/knownNames';
import {cursorTable} from './tables/cursorTable';
import {deepPageTable} from './tables/deepPageTable';
import {errorTable} from './tables/errorTable';
import {operationScopeTable, scopeTable} from './tables/scopeTables';
import {publishedSuccessors} from './tables/successorTable';

type Attributes = Readonly<Record<string, unknown>>;

const newest = (): Described => ({...apiVersions[0], spec: readPublished(apiVersions[0])});

/** The tables that guides show as components, made from what `openapi/` knows. @throws with the fix */
export const guideTables: Readonly<Record<string, (attributes: Attributes, names: KnownNames) => Table>> = {
  CursorTable: () => cursorTable(newest()),
  DeepPageTable: () => deepPageTable(),
  ErrorTable: ({status}, names) => errorTable(String(status), names),
  OperationScopeTable: () => operationScopeTable(newest()),
  ScopeTable: () => scopeTable(newest()),
  SuccessorTable: () => publishedSuccessors(),
};

const attributesOf = ({attributes}: MdxJsxFlowElement): Attributes =>
  Object.fromEntries(attributes.flatMap((one) => (one.type === 'mdxJsxAttribute' ? [[one.name, one.value]] : [])));

/** Replaces components such as `<ErrorTable status="401" />` with their tables. */
export function remarkTables() {
  const replaced = (node: RootContent, file: VFile): RootContent => {
    const make = node.type === 'mdxJsxFlowElement' ? guideTables[node.name ?? ''] : undefined;
    if (!make) return node;
    try {
      return make(attributesOf(node as MdxJsxFlowElement), readKnownNames());
    } catch (error) {
      return file.fail(error instanceof Error ? error.message : String(error), node.position);
    }
  };
  return (guide: Root, file: VFile): void => {
    guide.children = guide.children.map((node) => replaced(node, file));
  };
}
