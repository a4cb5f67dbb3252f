import type {Element, ElementContent, Root} from 'hast';
import {visit} from 'unist-util-visit';

const TITLE = /title="([^"]*)"/g;

/** What the words after the language say of a code block. */
export interface Info {
  readonly title: string | undefined;
  /** The program file that it shows. */
  readonly file: string | undefined;
  /** The bodies that it shows, of an operation by its ID, or the delivery of an event. At most one makes sense. */
  readonly bodies: readonly {readonly kind: 'request' | 'response' | 'event'; readonly name: string}[];
  readonly status: string | undefined;
  /** Fields of the body are left out. */
  readonly partial: boolean;
  /** It isn't a body of the API. */
  readonly other: boolean;
}

export function infoOf(meta: string): Info {
  const words = meta.replaceAll(TITLE, '').split(/\s+/);
  const valuesOf = (key: string): string[] =>
    words.flatMap((word) => (word.startsWith(`${key}=`) ? word.slice(key.length + 1) : []));
  return {
    title: [...meta.matchAll(TITLE)][0]?.[1],
    file: valuesOf('file')[0],
    bodies: (['request', 'response', 'event'] as const).flatMap((kind) => valuesOf(kind).map((name) => ({kind, name}))),
    status: valuesOf('status')[0],
    partial: words.includes('partial'),
    other: words.includes('other'),
  };
}

export interface Fence {
  readonly language: string | undefined;
  readonly text: string;
  readonly info: Info;
  readonly position: Element['position'];
  replace(by: Element): void;
}

/** The text of an element, without markup. */
export function textOf(node: ElementContent): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map((child) => textOf(child)).join('') : '';
}

function languageOf(code: Element): string | undefined {
  const classes = Array.isArray(code.properties.className) ? code.properties.className : [];
  const named = classes.map(String).find((name) => name.startsWith('language-'));
  return named?.slice('language-'.length);
}

export function fencesIn(tree: Root): Fence[] {
  const fences: Fence[] = [];
  visit(tree, 'element', (pre, index, parent) => {
    const code = pre.tagName === 'pre' ? pre.children[0] : undefined;
    if (code?.type !== 'element' || code.tagName !== 'code' || !parent || index === undefined) return;
    fences.push({
      language: languageOf(code),
      text: textOf(code),
      info: infoOf(code.data?.meta ?? ''),
      position: code.position ?? pre.position,
      replace: (by) => void (parent.children[index] = by),
    });
  });
  return fences;
}
