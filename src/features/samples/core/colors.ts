import type {LanguageFn} from 'highlight.js';
import type {LanguageId} from './languages';
import {loadTarget} from './writeSample';

/** Longest highlighted sample, in characters. Longer ones would make typing slow. */
const MAX_LENGTH = 20_000;

const grammarOf = async (language: LanguageId | 'json'): Promise<LanguageFn> =>
  language === 'json'
    ? (await import(/* webpackChunkName: "sample-colors" */ 'highlight.js/lib/languages/json')).default
    : (await loadTarget(language)).grammar;

/** A sample or a body as highlighted DOM nodes. Loads the highlighter on first use. Without it, samples have no colors. */
export async function coloredNodes(language: LanguageId | 'json', code: string): Promise<readonly Node[]> {
  const plain = [document.createTextNode(code)];
  if (code.length > MAX_LENGTH) return plain;
  try {
    const [{highlightTree, nodesOf}, grammar] = await Promise.all([
      import(/* webpackChunkName: "sample-colors" */ './highlightTree'),
      grammarOf(language),
    ]);
    return nodesOf(highlightTree(code, language, grammar));
  } catch {
    return plain;
  }
}
