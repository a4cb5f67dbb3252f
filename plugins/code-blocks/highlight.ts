import type {ElementContent} from 'hast';
import {toHtml} from 'hast-util-to-html';
import dart from 'highlight.js/lib/languages/dart';
import http from 'highlight.js/lib/languages/http';
import ocaml from 'highlight.js/lib/languages/ocaml';
import powershell from 'highlight.js/lib/languages/powershell';
import {common, createLowlight} from 'lowlight';

const lowlight = createLowlight({...common, dart, http, ocaml, powershell});
lowlight.registerAlias({javascript: ['js', 'mjs'], bash: ['sh', 'shell', 'curl'], plaintext: ['text', 'txt']});

/** The highlighter's classes that have a rule in `src/css/global.css`. */
export const STYLED: ReadonlySet<string> = new Set([
  'hl-addition',
  'hl-attr',
  'hl-attribute',
  'hl-built_in',
  'hl-comment',
  'hl-keyword',
  'hl-literal',
  'hl-meta',
  'hl-number',
  'hl-string',
  'hl-subst',
  'hl-title',
  'hl-variable',
]);

/** Languages that a fence may name. */
export const isKnownLanguage = (language: string): boolean => lowlight.registered(language);

const classesOf = (className: unknown): string[] => (Array.isArray(className) ? className.map(String) : []);

/** Without the classes that no rule names, and without the elements that have no other: they say nothing and make pages longer. */
const styledOnly = (nodes: readonly ElementContent[]): ElementContent[] =>
  nodes.flatMap((node) => {
    if (node.type !== 'element') return [node];
    const className = classesOf(node.properties.className).filter((name) => STYLED.has(name));
    const children = styledOnly(node.children);
    return className.length > 0 ? [{...node, properties: {className}, children}] : children;
  });

/** Source text as HTML with the highlighter's classes (`hl-string` and so on); safe to put into a page. */
export function highlight(code: string, language: string): string {
  const tree = lowlight.highlight(language, code, {prefix: 'hl-'});
  return toHtml({type: 'root', children: styledOnly(tree.children as ElementContent[])});
}
