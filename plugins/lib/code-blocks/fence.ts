import type {Element, Root} from 'hast';
import {visit} from 'unist-util-visit';

/** A code block in the source of a page. */
export interface Fence {
  readonly language: string | undefined;
  readonly text: string;
  readonly title: string | undefined;
  /** The text after the language. */
  readonly meta: string;
  /** The program file that the code block shows. */
  readonly sample: string | undefined;
  readonly position: Element['position'];
  replace(by: Element): void;
}

const textOf = (element: Element): string =>
  element.children.map((child) => (child.type === 'text' ? child.value : '')).join('');

function languageOf(code: Element): string | undefined {
  const classes = Array.isArray(code.properties.className) ? code.properties.className : [];
  const named = classes.map(String).find((name) => name.startsWith('language-'));
  return named?.slice('language-'.length);
}

/** The code blocks of a page, in order. */
export function fencesIn(tree: Root): Fence[] {
  const fences: Fence[] = [];
  visit(tree, 'element', (pre, index, parent) => {
    const code = pre.tagName === 'pre' ? pre.children[0] : undefined;
    if (code?.type !== 'element' || code.tagName !== 'code' || !parent || index === undefined) return;
    const meta = code.data?.meta ?? '';
    fences.push({
      language: languageOf(code),
      text: textOf(code),
      meta,
      title: /title="([^"]*)"/.exec(meta)?.[1],
      sample: /(?:^|\s)file=(\S+)/.exec(meta)?.[1],
      position: code.position ?? pre.position,
      replace: (by) => void (parent.children[index] = by),
    });
  });
  return fences;
}
