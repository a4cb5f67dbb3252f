import type {Code, Root} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import {accented} from './pseudo';

/** Attributes of a guide's components that hold words. */
const WORDS = new Set(['what', 'title', 'alt', 'label', 'aria-label']);

function accentAttributes({attributes}: MdxJsxFlowElement | MdxJsxTextElement): void {
  for (const attribute of attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || !WORDS.has(attribute.name)) continue;
    if (typeof attribute.value === 'string') attribute.value = accented(attribute.value);
  }
}

function accentTitle(code: Code): void {
  code.meta = code.meta?.replace(/(?<=title=")[^"]*/, accented) ?? null;
}

/** Accents the words of MDX: content has another translation than the texts of the site. */
export const accentContent = () => (tree: Root) => {
  visit(tree, 'text', (text) => {
    text.value = accented(text.value);
  });
  visit(tree, 'image', (image) => {
    image.alt = accented(image.alt ?? '');
  });
  visit(tree, 'code', accentTitle);
  visit(tree, 'mdxJsxFlowElement', accentAttributes);
  visit(tree, 'mdxJsxTextElement', accentAttributes);
};
