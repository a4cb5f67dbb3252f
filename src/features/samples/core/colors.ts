import type {LanguageId} from './languages';
import {loadTarget} from './writeSample';

/** Longest highlighted sample, in characters. Longer ones would make typing slow. */
const MAX_LENGTH = 20_000;

/** A sample as highlighted DOM nodes. Loads the highlighter on first use. Without it, samples have no colors. */
export async function coloredNodes(language: LanguageId, code: string): Promise<readonly Node[]> {
  const plain = [document.createTextNode(code)];
  if (code.length > MAX_LENGTH) return plain;
  try {
    const [{highlightTree, nodesOf}, {grammar}] = await Promise.all([
      import(/* webpackChunkName: "sample-colors" */ './highlightTree'),
      loadTarget(language),
    ]);
    return nodesOf(highlightTree(code, language, grammar));
  } catch {
    return plain;
  }
}
