import type {Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {VFile} from 'vfile';
import {readPublished} from '../../../openapi/tools/bundle/readBundle';
import {type ApiVersion, apiVersions} from '../../../src/config/apiVersions';
import {type Described, hintFor, readKnownNames} from '../guide-names/knownNames';
import {type Node, isElement, within} from '../markdown/markdown';
import {writers} from './markdownWriters';
import {recipeBlocks} from './recipeBlocks';
import {cursorTable, deepPageTable, errorTable, operationScopeTable, scopeTable, successorTable} from './tables';

type Attributes = Readonly<Record<string, unknown>>;

const described = (version: ApiVersion): Described => ({...version, spec: readPublished(version)});
const newest = (): Described => described(apiVersions[0]);

/** Components of guides that become Markdown, made from what `openapi/` knows. @throws with the fix */
const DATA: Readonly<Record<string, (attributes: Attributes) => RootContent | RootContent[]>> = {
  CursorTable: () => cursorTable(newest()),
  DeepPageTable: () => deepPageTable(),
  ErrorTable: ({status = ''}) => errorTable(String(status), readKnownNames()),
  OperationScopeTable: () => operationScopeTable(newest()),
  Recipe: ({id}) => recipeBlocks(String(id), newest().spec),
  ScopeTable: () => scopeTable(newest()),
  SuccessorTable: () => successorTable(described(apiVersions[1]), newest()),
};

/** @throws when a component, or an element of HTML, has no Markdown form */
export function assertComponent(name: string): void {
  const known = Object.keys({...DATA, ...writers});
  if (known.includes(name)) return;
  throw new Error(
    `There is no component <${name}>.${hintFor(name, known)} Correct the name, or add the component to src/theme/MDXComponents and plugins/lib/guide-components/markdownWriters.ts.`,
  );
}

/** A block of a guide, or what it means: the table of `<ErrorTable status="401" />`. */
export function dataOf<Kind extends {readonly type: string}>(node: Kind): Kind[] {
  const element = node as unknown as MdxJsxFlowElement;
  const make = node.type === 'mdxJsxFlowElement' ? DATA[element.name ?? ''] : undefined;
  if (!make) return [node];
  const attributes = element.attributes.flatMap((one) =>
    one.type === 'mdxJsxAttribute' ? [[one.name, one.value]] : [],
  );
  return [make(Object.fromEntries(attributes) as Attributes)].flat() as unknown as Kind[];
}

/** Replaces components with their data. It must run first, because the headings of a recipe belong to the table of contents. */
export function remarkData() {
  return (guide: Root, file: VFile): void => {
    let place: Node['position'];
    try {
      for (const node of within(guide.children as readonly Node[])) {
        place = node.position;
        if (isElement(node)) assertComponent(node.name ?? '');
      }
      guide.children = guide.children.flatMap((node) => {
        place = node.position;
        return dataOf(node);
      });
    } catch (error) {
      file.fail(error instanceof Error ? error.message : String(error), place);
    }
  };
}
