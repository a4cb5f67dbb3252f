import type {ElementContent} from 'hast';
import type {LanguageFn} from 'highlight.js';
import {createLowlight} from 'lowlight';
import {styledOnly} from '../../code/core/styledClasses';

const lowlight = createLowlight();

/** Source text as a tree with the highlighter's classes (`hl-string` and so on). */
export function highlightTree(code: string, language: string, grammar: LanguageFn): readonly ElementContent[] {
  if (!lowlight.registered(language)) lowlight.register(language, grammar);
  return styledOnly(lowlight.highlight(language, code, {prefix: 'hl-'}).children as ElementContent[]);
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
