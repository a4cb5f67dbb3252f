import type {ElementContent} from 'hast';
import type {LanguageFn} from 'highlight.js';
import {createLowlight} from 'lowlight';
import {styledOnly} from '../../code/core/styledClasses';

const lowlight = createLowlight();
const names = new Map<LanguageFn, string>();

/** Source text as a tree with the highlighter's classes (`hl-string` and so on). */
export function highlightTree(code: string, grammar: LanguageFn): readonly ElementContent[] {
  const name = names.get(grammar) ?? `grammar-${String(names.size)}`;
  if (!names.has(grammar)) {
    lowlight.register(name, grammar);
    names.set(grammar, name);
  }
  return styledOnly(lowlight.highlight(name, code, {prefix: 'hl-'}).children as ElementContent[]);
}

/** A tree as DOM nodes. Text is never parsed as HTML. */
export const nodesOf = (tree: readonly ElementContent[]): readonly Node[] =>
  tree.map((node) => {
    if (node.type !== 'element') return document.createTextNode('value' in node ? node.value : '');
    const span = document.createElement('span');
    span.className = [node.properties.className].flat().join(' ');
    span.append(...nodesOf(node.children));
    return span;
  });
