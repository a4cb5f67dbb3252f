import type {ElementContent} from 'hast';
import {toHtml} from 'hast-util-to-html';
import dart from 'highlight.js/lib/languages/dart';
import http from 'highlight.js/lib/languages/http';
import ocaml from 'highlight.js/lib/languages/ocaml';
import powershell from 'highlight.js/lib/languages/powershell';
import {common, createLowlight} from 'lowlight';
import {styledOnly} from './styledClasses';

const lowlight = createLowlight({...common, dart, http, ocaml, powershell});
lowlight.registerAlias({javascript: ['js', 'mjs'], bash: ['sh', 'shell', 'curl'], plaintext: ['text', 'txt']});

export const isKnownLanguage = (language: string): boolean => lowlight.registered(language);

/** Source code as safe HTML with the highlighter's classes (`hl-string` and so on). */
export function highlight(code: string, language: string): string {
  const tree = lowlight.highlight(language, code, {prefix: 'hl-'});
  return toHtml({type: 'root', children: styledOnly(tree.children as ElementContent[])});
}
