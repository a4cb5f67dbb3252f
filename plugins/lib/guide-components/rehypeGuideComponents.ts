import type {Element, Root} from 'hast';
import type {MdxJsxAttribute, MdxJsxFlowElementHast, MdxJsxTextElementHast} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {type KnownNames, SCOPES_GUIDE, hintFor, readKnownNames} from '../guide-names/knownNames';
import {flowComponent} from '../markdown/markdown';

type Component = MdxJsxFlowElementHast | MdxJsxTextElementHast;

/** A component with the name of an API element: its attribute, the allowed names, and the data that the page needs. */
interface Kind {
  readonly attribute: 'id' | 'name';
  readonly noun: string;
  readonly fix: string;
  readonly known: (names: KnownNames) => Iterable<string>;
  readonly facts?: (names: KnownNames, name: string) => Readonly<Record<string, string>> | undefined;
}

const KINDS: Readonly<Record<string, Kind>> = {
  OperationLink: {
    attribute: 'id',
    noun: 'operation',
    fix: 'Correct the ID, or describe the operation in openapi/',
    known: ({operations}) => operations.keys(),
    facts: ({operations}, id) => operations.get(id),
  },
  Scope: {
    attribute: 'name',
    noun: 'scope',
    fix: `Correct the name, or add the scope to ${SCOPES_GUIDE}`,
    known: ({scopes}) => scopes,
  },
  Event: {
    attribute: 'name',
    noun: 'webhook event',
    fix: 'Correct the name, or describe the event in openapi/v2/webhooks/',
    known: ({events}) => events,
  },
};

function valueOf(element: Component, attribute: string): string | undefined {
  const found = element.attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === attribute);
  return typeof found?.value === 'string' ? found.value : undefined;
}

/**
 * Checks API names in guides at build time, and adds method, path and URL of an operation to its link, so that the
 * browser needs no table of operations. An unknown name fails the build with file and line.
 */
export function rehypeGuideComponents() {
  return (tree: Root, file: VFile): void => {
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
      const element = node as Component;
      const kind = KINDS[element.name ?? ''];
      if (!kind) return;
      const name = valueOf(element, kind.attribute);
      if (name === undefined) {
        file.fail(
          `<${String(element.name)}> has no ${kind.attribute}. Write ${kind.attribute}="...", without braces`,
          element.position,
        );
      }
      const names = readKnownNames();
      const known = new Set(kind.known(names));
      if (!known.has(name)) {
        file.fail(`There is no ${kind.noun} "${name}".${hintFor(name, known)} ${kind.fix}`, element.position);
      }
      const facts = Object.entries(kind.facts?.(names, name) ?? {});
      element.attributes.push(
        ...facts.map(([key, value]): MdxJsxAttribute => ({type: 'mdxJsxAttribute', name: key, value})),
      );
    });
  };
}

/** Inserts the table of contents for narrow screens after the first paragraph of a guide. */
export function rehypePhoneContents() {
  return (tree: Root): void => {
    const lead = tree.children.findIndex((node) => node.type === 'element' && node.tagName === 'p');
    if (lead !== -1) tree.children.splice(lead + 1, 0, flowComponent('PhoneContents', {}) as unknown as Element);
  };
}
