import type {Element, Root} from 'hast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {highlight, isKnownLanguage} from './highlight';

const attribute = (name: string, value: string) => ({type: 'mdxJsxAttribute', name, value}) as const;

const textOf = (element: Element): string =>
  element.children.map((child) => (child.type === 'text' ? child.value : '')).join('');

function languageOf(code: Element): string | undefined {
  const classes = Array.isArray(code.properties.className) ? code.properties.className : [];
  const named = classes.map(String).find((name) => name.startsWith('language-'));
  return named?.slice('language-'.length);
}

/**
 * Highlights fences while the site is built and hands each to `<CodeBlock>` as one HTML string: the browser gets no
 * highlighter, and a page's script holds one string for a block instead of a call for each token.
 * A fence without a language, or with one that the highlighter does not know, fails the build with its place.
 */
export function rehypeCodeBlocks() {
  return (tree: Root, file: VFile): void => {
    visit(tree, 'element', (pre, index, parent) => {
      const code = pre.tagName === 'pre' ? pre.children[0] : undefined;
      if (code?.type !== 'element' || code.tagName !== 'code' || !parent || index === undefined) return;
      const language = languageOf(code);
      const place = code.position ?? pre.position;
      if (!language) {
        file.fail(
          'A code fence names no language. Write one after the opening backticks, `text` if it has none',
          place,
        );
      }
      if (!isKnownLanguage(language)) {
        file.fail(
          `The highlighter does not know the language "${language}" of a code fence. Use another, or \`text\``,
          place,
        );
      }
      const title = /title="([^"]*)"/.exec(code.data?.meta ?? '')?.[1];
      const block: MdxJsxFlowElement = {
        type: 'mdxJsxFlowElement',
        name: 'CodeBlock',
        attributes: [
          attribute('language', language),
          attribute('html', highlight(textOf(code).replace(/\n$/, ''), language)),
          ...(title ? [attribute('title', title)] : []),
        ],
        children: [],
      };
      parent.children[index] = block as unknown as Element;
    });
  };
}
